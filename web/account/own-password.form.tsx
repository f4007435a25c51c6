import { Button, Group, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { OwnPasswordBody } from '#contract/auth/second-factor.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { focusFirstError, showRefusal } from '#web/lib/api/form-errors.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';

type OwnPasswordFormProps = {
  /** The label of the submit button. */
  action: string;
  send: (body: { password: string }) => Promise<void>;
  /** If absent, there is no Cancel button. */
  onCancel?: (() => void) | undefined;
};

/** Asks for the person's own password before the keys of the account change. */
export function OwnPasswordForm({ action, send, onCancel }: OwnPasswordFormProps) {
  const [error, setError] = useState<string | null>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: schemaResolver(OwnPasswordBody, { sync: true }),
  });
  const { run, pending } = useSingleFlight(async (body: { password: string }) => {
    setError(null);
    await send(body).catch((refused: unknown) =>
      setError(showRefusal(form, refused, messageOf(refused))),
    );
  });
  return (
    <form onSubmit={form.onSubmit(run, focusFirstError(form))} noValidate aria-label={action}>
      <Stack gap="sm">
        <FormMessage error={error} />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          required
          autoFocus
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Group gap="sm">
          <SubmitButton pending={pending}>{action}</SubmitButton>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
