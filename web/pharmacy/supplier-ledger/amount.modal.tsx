import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';
import { DialogForm } from '#web/ui/dialog/dialog-form.tsx';
import { toast } from '#web/ui/toast/toast.ts';

type AmountModalProps<Values extends Record<string, string>> = {
  title: string;
  initial: Values;
  /** Checks the body before it is sent. */
  schema: z.ZodType;
  bodyOf: (values: Values) => object;
  save: (values: Values) => Promise<unknown>;
  saved: string;
  failed: string;
  onClose: () => void;
  /** The fields. */
  children: (field: UseFormReturnType<Values>['getInputProps']) => ReactNode;
};

/** A small form of an amount, which closes when it is saved. */
export function AmountModal<Values extends Record<string, string>>(
  props: AmountModalProps<Values>,
) {
  const { title, initial, schema, bodyOf, save, saved, failed, onClose, children } = props;
  return (
    <DialogForm<Values>
      title={title}
      initialValues={initial}
      check={(values) => {
        const { error } = schema.safeParse(bodyOf(values));
        return error ? fieldErrorsOf(error) : {};
      }}
      send={async (values) => {
        await save(values);
        toast.success(saved);
      }}
      failed={failed}
      submitLabel="Save"
      onClose={onClose}
    >
      {({ getInputProps }) => children(getInputProps)}
    </DialogForm>
  );
}
