import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { UsePasswordLinkBody, usePasswordLink } from '#contract/auth/password-links.endpoints.ts';
import { PASSWORD_LINK_MESSAGES as M } from '#contract/auth/password-links.messages.ts';
import { AuthFrame } from '#web/auth/index.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useCheckedForm } from '#web/ui/form/use-checked-form.ts';

const PasswordOnly = UsePasswordLinkBody.pick({ newPassword: true });

/** Sets a forgotten password with the code in the URL fragment, which browsers do not send. */
export function ResetPage() {
  const code = useLocation().hash.slice(1);
  const [email, setEmail] = useState<string | null>(null);
  const { form, error, pending, onSubmit } = useCheckedForm({
    initialValues: { newPassword: '' },
    schema: PasswordOnly,
    send: async ({ newPassword }) =>
      setEmail((await callApi(usePasswordLink, { body: { code, newPassword } })).email),
    saidOf: (refused) => saidOr(refused, M.changeFailed),
    initialError: code === '' ? M.codeMissing : null,
  });

  return (
    <AuthFrame title="Set a new password">
      <form onSubmit={onSubmit} noValidate>
        <FormMessage error={error} success={email && `${M.changed} Your email is ${email}.`} />
        {email === null && code !== '' && (
          <>
            <PasswordField
              label="New password"
              placeholder="Min. 6 characters"
              autoComplete="new-password"
              required
              autoFocus
              key={form.key('newPassword')}
              {...form.getInputProps('newPassword')}
            />
            <SubmitButton pending={pending} fullWidth>
              Set the password
            </SubmitButton>
          </>
        )}
      </form>
      <Text component="div">
        <Anchor component={Link} to={ADDRESSES.login}>
          Sign in
        </Anchor>
      </Text>
    </AuthFrame>
  );
}
