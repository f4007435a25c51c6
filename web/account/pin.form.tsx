import { Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { ACCOUNT_MESSAGES as M } from '#contract/auth/account.messages.ts';
import { getLock, setPin } from '#contract/auth/lock.endpoints.ts';
import { SetPinBody } from '#contract/auth/second-factor.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { focusFirstError, showRefusal } from '#web/lib/api/form-errors.ts';
import { invalidate } from '#web/lib/api/use-api.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';

const EMPTY = { pin: '', password: '' };

/** Sets the PIN that unlocks the person's screens. */
export function PinForm({ onDone }: { onDone?: () => void }) {
  const [error, setError] = useState<string | null>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: EMPTY,
    validate: schemaResolver(SetPinBody, { sync: true }),
  });

  const { run, pending } = useSingleFlight(async (body: typeof EMPTY) => {
    setError(null);
    try {
      await callApi(setPin, { body });
      void invalidate(getLock);
      toast.success(M.pinSet);
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
