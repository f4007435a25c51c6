import './lock-screen.css';
import { Anchor, Text, Title } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import { ACCOUNT_MESSAGES as M } from '#contract/auth/account.messages.ts';
import type { CurrentUser } from '#contract/auth/auth.ts';
import { lockScreen, unlockScreen } from '#contract/auth/lock.endpoints.ts';
import { logout } from '#contract/auth/session.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError, messageOf } from '#web/lib/api/api-error.ts';
import { endSession, setLocked } from '#web/lib/session/session.ts';
import { Cover } from '#web/ui/cover/cover.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';

const TOLD_AGAIN_MS = 5_000;

/** Locks the session on the server as well, as soon as it is reachable. */
function useToldServer(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (): void => {
      callApi(lockScreen, {}).catch((error: unknown) => {
        const isOver = error instanceof ApiError && error.status === 401;
        if (!isOver) timer = setTimeout(tell, TOLD_AGAIN_MS);
      });
    };
    tell();
    return () => clearTimeout(timer);
  }, []);
}

/** Hides title and selection while the screen is locked; the cover restores the title. */
function usePageAside(): void {
  useEffect(() => {
    document.title = 'Locked · OpenOPD';
    window.getSelection()?.removeAllRanges();
  }, []);
}

type LockScreenProps = { user: CurrentUser; hasPin: boolean };

/** Covers everything until the person unlocks it or is signed out. */
export function LockScreen({ user, hasPin }: LockScreenProps) {
  const titleId = useId();
  const [error, setError] = useState<string | null>(null);
  useToldServer();
  usePageAside();

  const { run, pending } = useSingleFlight(async (secret: string) => {
    setError(null);
    try {
      await callApi(unlockScreen, { body: { secret } });
      setLocked(false);
      // Ends the live stream's wait before its next attempt.
      window.dispatchEvent(new Event('online'));
    } catch (refused) {
      const isOver = refused instanceof ApiError && refused.status === 401;
      if (isOver) toast.error(M.tooManyPins);
      setError(messageOf(refused));
    }
  });
  const leave = (): void => {
    callApi(logout, {}).catch(() => undefined);
    endSession();
  };

  return (
    <Cover className="lock-root" aria-labelledby={titleId}>
      <form
        className="lock-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const field = event.currentTarget.elements.namedItem('secret');
          const secret = field instanceof HTMLInputElement ? field.value : '';
          if (secret === '') return setError(M.pinRequired);
          void run(secret);
          if (field instanceof HTMLInputElement) field.value = '';
        }}
      >
        <Title order={1} id={titleId}>
          Screen locked
        </Title>
        <Text>{user.name} is signed in here. What was on the screen is kept.</Text>
        <PasswordField
          label={hasPin ? 'PIN' : 'Password'}
          description={hasPin ? 'Your password unlocks it too.' : undefined}
          name="secret"
          autoComplete="off"
          autoFocus
          error={error}
        />
        <SubmitButton pending={pending} fullWidth>
          Unlock
        </SubmitButton>
        <Anchor component="button" type="button" onClick={leave}>
          Not you? Sign out
        </Anchor>
      </form>
    </Cover>
  );
}
