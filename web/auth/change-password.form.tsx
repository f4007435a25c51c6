import { Stack } from '@mantine/core';
import { changePassword } from '#contract/auth/auth.endpoints.ts';
import { AUTH_MESSAGES } from '#contract/auth/auth.messages.ts';
import { ChangePasswordBody } from '#contract/auth/auth.ts';
import { listOwnSessions } from '#contract/auth/own-sessions.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { invalidate } from '#web/lib/api/use-api.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NewPasswordField } from '#web/ui/form/new-password-field.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useCheckedForm } from '#web/ui/form/use-checked-form.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Changes the person's own password; the server ends their other sessions. */
export function ChangePasswordForm({ onDone }: { onDone?: () => void }) {
  const { form, error, pending, onSubmit } = useCheckedForm({
    initialValues: { currentPassword: '', newPassword: '' },
    schema: ChangePasswordBody,
    send: async (body, { reset }) => {
      await callApi(changePassword, { body });
      toast.success(AUTH_MESSAGES.passwordChanged);
      void invalidate(listOwnSessions);
      reset();
      onDone?.();
    },
  });

  return (
    <form onSubmit={onSubmit} noValidate>
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
