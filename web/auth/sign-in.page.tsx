import { Anchor, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { AUTH_MESSAGES } from '#contract/auth/auth.messages.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { howItEnded } from '#web/lib/session/session.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeField } from './code-field.tsx';
import { registeredEmail } from './registered-notice.ts';
import type { SignInFailure } from './sign-in.ts';

// The schemas are loaded after the page is shown: they are as large as the page itself.
const loadSignIn = () => import('./sign-in.ts');

const UNREACHABLE: SignInFailure = { fields: {}, error: AUTH_MESSAGES.loginFailed };
const ENDED: SignInFailure = { fields: {}, error: AUTH_MESSAGES.sessionEnded };

function noticeOf(registered: string | null): string | null {
  if (registered !== null) return AUTH_MESSAGES.registered;
  return howItEnded() === 'elsewhere' ? AUTH_MESSAGES.loggedOutElsewhere : null;
}

export function SignInPage() {
  const registered = registeredEmail(useLocation().state);
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState(() =>
    registered === null && howItEnded() === 'server' ? ENDED : null,
  );
  const [notice] = useState(() => noticeOf(registered));
  const [asksCode, setAsksCode] = useState(false);

  useEffect(() => {
    loadSignIn().catch(() => undefined);
  }, []);

  const { run, pending } = useSingleFlight(async (typed: FormData) => {
    setFailure(null);
    const failed = await loadSignIn().then(
      ({ signIn }) => signIn(Object.fromEntries(typed)),
      () => UNREACHABLE,
    );
    if (failed?.asksCode) flushSync(() => setAsksCode(true));
    setFailure(failed);
    const instead = failed?.asksCode ? 'code' : 'password';
    const [refused = instead] = Object.keys(failed?.fields ?? {});
    if (failed) form.current?.querySelector<HTMLInputElement>(`[name=${refused}]`)?.focus();
  });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void run(new FormData(event.currentTarget));
  };

  return (
    <AuthFrame title="Sign in">
      <form ref={form} onSubmit={onSubmit} noValidate>
        <FormMessage error={failure?.error} success={notice} />
        <TextInput
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          autoFocus={!registered}
          defaultValue={registered ?? ''}
          error={failure?.fields.email}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          autoFocus={Boolean(registered)}
          error={failure?.fields.password}
        />
        {asksCode && <CodeField error={failure?.fields.code} />}
        <SubmitButton pending={pending} fullWidth>
          Sign in
        </SubmitButton>
      </form>
      <Text c="dimmed">{AUTH_MESSAGES.forgotPassword}</Text>
      <Text>
        New here?{' '}
        <Anchor component={Link} to={ADDRESSES.register}>
          Register your clinic
        </Anchor>
      </Text>
    </AuthFrame>
  );
}
