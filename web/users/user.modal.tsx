import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { focusFirstError, showRefusal } from '#web/lib/api/form-errors.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { UserFields } from './user-fields.tsx';
import { requiredMessageOf, type UserFormValues } from './user-form.values.ts';

type UserModalProps = {
  title: string;
  initialValues: UserFormValues;
  check: (values: UserFormValues) => Record<string, string>;
  send: (values: UserFormValues) => Promise<unknown>;
  /** Shown when the server sends no message. */
  failed: string;
  saved: string;
  submitLabel: string;
  /** Editing: the password may stay blank, and the clinic cannot be cleared. */
  editing?: 'own' | 'other';
  /** Buttons below the fields that act at once. */
  more?: ReactNode;
  onClose: () => void;
};

/** The form of a user in a dialog; sends once, and keeps the input after a refusal. */
export function UserModal(props: UserModalProps) {
  const { title, initialValues, check, send, failed, saved, submitLabel, onClose } = props;
  const [error, setError] = useState<string | null>(null);
  const form = useForm<UserFormValues>({
    mode: 'controlled',
    initialValues,
    validate: (values) => {
      const errors = check(values);
      setError(requiredMessageOf(errors));
      return errors;
    },
  });

  const { run, pending } = useSingleFlight(async (values: UserFormValues) => {
    setError(null);
    try {
      await send(values);
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
          <UserFields form={form} editing={props.editing} />
          {props.more}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton pending={pending}>{submitLabel}</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
