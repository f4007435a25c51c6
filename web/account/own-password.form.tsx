import { Button, Group, Stack } from '@mantine/core';
import { OwnPasswordBody } from '#contract/auth/second-factor.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useCheckedForm } from '#web/ui/form/use-checked-form.ts';

type OwnPasswordFormProps = {
  /** The label of the submit button. */
  action: string;
  send: (body: { password: string }) => Promise<void>;
  /** If absent, there is no Cancel button. */
  onCancel?: (() => void) | undefined;
};

/** Asks for the person's own password before the keys of the account change. */
export function OwnPasswordForm({ action, send, onCancel }: OwnPasswordFormProps) {
  const { form, error, pending, onSubmit } = useCheckedForm({
    initialValues: { password: '' },
    schema: OwnPasswordBody,
    send,
  });
  return (
    <form onSubmit={onSubmit} noValidate aria-label={action}>
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
