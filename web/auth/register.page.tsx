import { Anchor, Text, TextInput } from '@mantine/core';
import { Link, useLocation, useNavigate } from 'react-router';
import { register } from '#contract/auth/auth.endpoints.ts';
import { AUTH_MESSAGES } from '#contract/auth/auth.messages.ts';
import { RegisterBody } from '#contract/auth/auth.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NewPasswordField } from '#web/ui/form/new-password-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useCheckedForm } from '#web/ui/form/use-checked-form.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { registeredNotice } from './registered-notice.ts';
import { useAsksInvitation } from './use-asks-invitation.ts';

const EMPTY = { clinicName: '', userName: '', userEmail: '', userPassword: '' };

export function RegisterPage() {
  const navigate = useNavigate();
  const invitation = useLocation().hash.slice(1);
  const isClosed = useAsksInvitation() && invitation === '';
  const { form, error, pending, onSubmit } = useCheckedForm({
    initialValues: EMPTY,
    schema: RegisterBody,
    send: async (body) => {
      await callApi(register, { body: { ...body, ...(invitation && { invitation }) } });
      navigate(ADDRESSES.login, { state: registeredNotice(body.userEmail) });
    },
    saidOf: (refused) => {
      const isTold = refused instanceof ApiError && refused.code !== 'invalid_reply';
      return isTold ? refused.message : AUTH_MESSAGES.registrationFailed;
    },
  });

  return (
    <AuthFrame title="Register your clinic">
      <form onSubmit={onSubmit} noValidate>
        {isClosed && <AlertBanner tone="warning">{AUTH_MESSAGES.registrationClosed}</AlertBanner>}
        <FormMessage error={error} />
        <TextInput
          label="Clinic name"
          autoComplete="organization"
          required
          autoFocus
          key={form.key('clinicName')}
          {...form.getInputProps('clinicName')}
        />
        <TextInput
          label="Admin name"
          autoComplete="name"
          required
          key={form.key('userName')}
          {...form.getInputProps('userName')}
        />
        <TextInput
          label="Admin email"
          type="email"
          autoComplete="username"
          required
          key={form.key('userEmail')}
          {...form.getInputProps('userEmail')}
        />
        <NewPasswordField
          label="Password"
          placeholder="Min. 6 characters"
          autoComplete="new-password"
          required
          key={form.key('userPassword')}
          {...form.getInputProps('userPassword')}
        />
        <SubmitButton pending={pending} fullWidth>
          Register
        </SubmitButton>
      </form>
      <Text>
        Registered already?{' '}
        <Anchor component={Link} to={ADDRESSES.login}>
          Sign in
        </Anchor>
      </Text>
    </AuthFrame>
  );
}
