import { Stack } from '@mantine/core';
import { ACCOUNT_MESSAGES as M } from '#contract/auth/account.messages.ts';
import { getLock, setPin } from '#contract/auth/lock.endpoints.ts';
import { SetPinBody } from '#contract/auth/second-factor.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { invalidate } from '#web/lib/api/use-api.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useCheckedForm } from '#web/ui/form/use-checked-form.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Sets the PIN that unlocks the person's screens. */
export function PinForm({ onDone }: { onDone?: () => void }) {
  const { form, error, pending, onSubmit } = useCheckedForm({
    initialValues: { pin: '', password: '' },
    schema: SetPinBody,
    send: async (body, { reset }) => {
      await callApi(setPin, { body });
      void invalidate(getLock);
      toast.success(M.pinSet);
      reset();
      onDone?.();
    },
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        <FormMessage error={error} />
        <PasswordField
          label="New PIN"
          data-autofocus
          placeholder="4 to 6 digits"
          inputMode="numeric"
          autoComplete="off"
          required
          key={form.key('pin')}
          {...form.getInputProps('pin')}
        />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          required
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <SubmitButton pending={pending}>Set PIN</SubmitButton>
      </Stack>
    </form>
  );
}
