import './account.css';
import { Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { saveOwnCredentials } from '#contract/staff/credentials.endpoints.ts';
import { ChangePasswordForm } from '#web/auth/index.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { CredentialsSection } from './credentials.form.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PinForm } from './pin.form.tsx';
import { SecondFactorSection } from './second-factor.section.tsx';

/** The page of a person's own account. */
export function AccountPage() {
  const { name, email, role, lock_after_minutes: minutes } = useCurrentUser();
  return (
    <>
      <PageHeader title="My account" />
      <Text mb="md">
        {name}, {email}
      </Text>
      <div className="account-sections">
        {mayCall(saveOwnCredentials, role) && (
          <Section title="On your papers">
            <CredentialsSection />
          </Section>
        )}
        <Section title="Second factor">
          <SecondFactorSection />
        </Section>
        <Section title="Where you are signed in">
          <OwnSessions />
        </Section>
        <Section title="Password">
          <ChangePasswordForm />
        </Section>
        {minutes !== undefined && (
          <Section title="PIN">
            <Text size="sm" mb="sm">
              A screen that is left alone for {minutes === 1 ? 'a minute' : `${minutes} minutes`}{' '}
              locks. Your PIN unlocks it.
            </Text>
            <PinForm />
          </Section>
        )}
      </div>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id}>
      <Title order={2} id={id} mb="sm">
        {title}
      </Title>
      {children}
    </Paper>
  );
}
