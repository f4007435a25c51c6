import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ACCOUNT_MESSAGES as M } from '#contract/auth/account.messages.ts';
import { getCurrentUser } from '#contract/auth/auth.endpoints.ts';
import {
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '#contract/auth/second-factor.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { invalidate, useApi } from '#web/lib/api/use-api.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { OwnPasswordForm } from './own-password.form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpFactor } from './set-up-factor.tsx';

type Step =
  | { readonly at: 'rest' | 'set-up' | 'renew' | 'end' }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const REST: Step = { at: 'rest' };
const FEW_CODES = 3;

/** Switches the second factor on and off, and makes recovery codes. */
export function SecondFactorSection() {
  const { data, error, refetch } = useApi(getSecondFactor, {});
  const [step, setStep] = useState<Step>(REST);
  const rest = (): void => {
    setStep(REST);
    // The current user includes whether a required factor is missing.
    void invalidate(getSecondFactor, getCurrentUser);
  };

  if (step.at === 'set-up') return <SetUpFactor onDone={rest} onCancel={rest} />;
  if (step.at === 'codes') return <RecoveryCodes codes={step.codes} onDone={rest} />;
  if (step.at === 'renew') {
    const renew = async (body: { password: string }) => {
      const { recovery_codes: codes } = await callApi(renewRecoveryCodes, { body });
      setStep({ at: 'codes', codes });
    };
    return <OwnPasswordForm action="Make new codes" send={renew} onCancel={rest} />;
  }
  if (step.at === 'end') {
    const end = async (body: { password: string }) => {
      await callApi(endSecondFactor, { body });
      toast.success(M.turnedOff);
      rest();
    };
    return <OwnPasswordForm action="Switch off" send={end} onCancel={rest} />;
  }
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton h={90} role="status" aria-label="Loading the second factor" />;

  const { since, reset, recovery_codes_left: left } = data;
  return (
    <Stack gap="sm">
      {reset && (
        <AlertBanner tone="warning">
          {reset.by} switched off your second factor on {showDateTime(reset.at)}. Please set it up
          again.
        </AlertBanner>
      )}
      {since && left <= FEW_CODES && (
        <AlertBanner tone="warning">
          {left === 0 ? 'No recovery code is left.' : `Recovery codes left: ${left}.`} Make new
          ones.
        </AlertBanner>
      )}
      <Text>
        {since
          ? `On since ${showDateTime(since)}. Recovery codes left: ${left}.`
          : 'Off. With it, signing in needs your password and a code of an app on your phone, so that a password alone opens nothing.'}
      </Text>
      <Group gap="sm">
        {since ? (
          <>
            <Button variant="default" onClick={() => setStep({ at: 'renew' })}>
              New recovery codes
            </Button>
            <Button variant="default" onClick={() => setStep({ at: 'end' })}>
              Switch off…
            </Button>
          </>
        ) : (
          <Button variant="default" onClick={() => setStep({ at: 'set-up' })}>
            Set up a second factor
          </Button>
        )}
      </Group>
    </Stack>
  );
}
