import { Button, Group, type ModalProps, Stack } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { focusFirstError, showRefusal } from '#web/lib/api/form-errors.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { FormMessage } from '../form/form-message.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSingleFlight } from '../form/use-single-flight.ts';
import { Dialog } from './dialog.tsx';

type DialogFormProps<Values extends Record<string, string>> = {
  title: string;
  size?: ModalProps['size'];
  initialValues: Values;
  check: (values: Values) => Record<string, string>;
  /** The message on top for these errors. */
  summaryOf?: (errors: Record<string, string>) => string | null;
  /** Sends the values, and says what was done; the dialog closes when it resolves. */
  send: (values: Values) => Promise<unknown>;
  /** Shown when the server sends no message. */
  failed: string;
  submitLabel: string;
  onClose: () => void;
  /** The fields. */
  children: (form: UseFormReturnType<Values>) => ReactNode;
};

/** A form in a dialog: sends once, closes when it is saved, and keeps the input after a refusal. */
export function DialogForm<Values extends Record<string, string>>(props: DialogFormProps<Values>) {
  const { initialValues, check, summaryOf, send, failed, onClose } = props;
  const [error, setError] = useState<string | null>(null);
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues,
    validate: (values) => {
      const errors = check(values);
      setError(summaryOf?.(errors) ?? null);
      return errors;
    },
  });
  const { run, pending } = useSingleFlight(async (values: Values) => {
    setError(null);
    try {
      await send(values);
      onClose();
    } catch (refused) {
      setError(showRefusal(form, refused, saidOr(refused, failed)));
    }
  });

  return (
    <Dialog onClose={onClose} title={props.title} size={props.size ?? 'md'}>
      <form onSubmit={form.onSubmit(run, focusFirstError(form))} noValidate>
        <Stack gap="sm">
          <FormMessage error={error} />
          {props.children(form)}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton pending={pending}>{props.submitLabel}</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
