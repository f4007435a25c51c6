import { Button, Group, Stack } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { fieldErrorsOf, focusFirstError, showRefusal } from '#web/lib/api/form-errors.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
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
  const [error, setError] = useState<string | null>(null);
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: initial,
    validate: (values) => {
      const checked = schema.safeParse(bodyOf(values));
      return checked.error ? fieldErrorsOf(checked.error) : {};
    },
  });
  const { run, pending } = useSingleFlight(async (values: Values) => {
    setError(null);
    try {
      await save(values);
      toast.success(saved);
      onClose();
    } catch (refused) {
      setError(showRefusal(form, refused, saidOr(refused, failed)));
    }
  });
  return (
    <Dialog onClose={onClose} title={title}>
      <form onSubmit={form.onSubmit(run, focusFirstError(form))} noValidate>
        <Stack gap="sm">
          <FormMessage error={error} />
          {children(form.getInputProps)}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton pending={pending}>Save</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
