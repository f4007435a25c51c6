import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ACCOUNT_MESSAGES as M } from '#contract/auth/account.messages.ts';
import { listOwnSessions } from '#contract/auth/own-sessions.endpoints.ts';
import { confirmSecondFactor } from '#contract/auth/second-factor.endpoints.ts';
import { ConfirmFactorBody } from '#contract/auth/second-factor.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { invalidate } from '#web/lib/api/use-api.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useCheckedForm } from '#web/ui/form/use-checked-form.ts';
import { toast } from '#web/ui/toast/toast.ts';

type ConfirmFactorProps = {
  /** The text that the QR code encodes. */
  address: string;
  /** The same secret, for typing in. */
  secret: string;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

/** Shows the new key for the authenticator app, and asks for its first code. */
export function ConfirmFactor({ address, secret, onConfirmed, onCancel }: ConfirmFactorProps) {
  const { form, error, pending, onSubmit } = useCheckedForm({
    initialValues: { code: '' },
    schema: ConfirmFactorBody,
    send: async (body) => {
      const { recovery_codes } = await callApi(confirmSecondFactor, { body });
      toast.success(M.turnedOn);
      // The other sessions ended.
      void invalidate(listOwnSessions);
      onConfirmed(recovery_codes);
    },
  });

  return (
    <form onSubmit={onSubmit} noValidate aria-label="Set up">
      <Stack gap="sm">
        <FormMessage error={error} />
        <Text>
          Open an authenticator app on your phone (Google Authenticator, Aegis, 2FAS or another),
          add an account and scan this:
        </Text>
        <QrCode text={address} />
        <Text size="sm">
          Or type this key into the app:{' '}
          <code className="account-key">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </Text>
        <TextInput
          label="The code that the app shows"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          autoFocus
          key={form.key('code')}
          {...form.getInputProps('code')}
        />
        <Group gap="sm">
          <SubmitButton pending={pending}>Switch on</SubmitButton>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function QrCode({ text }: { text: string }) {
  const [image, setImage] = useState<string>();
  useEffect(() => {
    // If the library fails to load, the key can still be typed.
    import('#web/ui/print/qr-code.ts')
      .then(({ qrCodeOf }) => setImage(qrCodeOf(text)))
      .catch(() => undefined);
  }, [text]);
  if (image === undefined) return <div className="account-qr" />;
  return <img className="account-qr" src={image} alt="QR code for the authenticator app" />;
}
