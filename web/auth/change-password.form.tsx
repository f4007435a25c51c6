import { Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { changePassword } from '#contract/auth/auth.endpoints.ts';
import { AUTH_MESSAGES } from '#contract/auth/auth.messages.ts';
import { ChangePasswordBody } from '#contract/auth/auth.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { focusFirstError, showRefusal } from '#web/lib/api/form-errors.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NewPasswordField } from '#web/ui/form/new-password-field.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';

const EMPTY = { currentPassword: '', newPassword: '' };

/** Changes the person's own password; the server ends their other sessions. */
export function ChangePasswordForm({ onDone }: { onDone?: () => void }) {
  const [error, setError] = useState<string | null>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: EMPTY,
    validate: schemaResolver(ChangePasswordBody, { sync: true }),
  });

  const { run, pending } = useSingleFlight(async (body: typeof EMPTY) => {
    setError(null);
    try {
      await callApi(changePassword, { body });
      toast.success(AUTH_MESSAGES.passwordChanged);
      form.reset();
      onDone?.();
    } catch (refused) {
      setError(showRefusal(form, refused, messageOf(refused)));
    }
  });

  return (
    <form onSubmit={form.onSubmit(run, focusFirstError(form))} noValidate>
      <Stack gap="sm">
        <FormMessage error={error} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          data-autofocus
          key={form.key('currentPassword')}
          {...form.getInputProps('currentPassword')}
        />
        <NewPasswordField
          label="New password"
          placeholder="Min. 6 characters"
          autoComplete="new-password"
          required
          key={form.key('newPassword')}
          {...form.getInputProps('newPassword')}
        />
        <SubmitButton pending={pending}>Change password</SubmitButton>
      </Stack>
    </form>
  );
}
