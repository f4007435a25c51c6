import { useState } from 'react';
import { getLock } from '#contract/auth/lock.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { setLocked, useSession } from '#web/lib/session/session.ts';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { FirstPinModal } from './first-pin.modal.tsx';
import { LockScreen } from './lock-screen.tsx';
import { useIdleLock } from './use-idle-lock.ts';

/** On shared computers: locks an idle screen, and asks the person to set a PIN first. */
export function LockHost() {
  const session = useSession();
  const [isLater, setLater] = useState(false);
  const minutes = session?.user.lock_after_minutes;
  const { data: lock } = useApi(getLock, {});
  useIdleLock(session?.locked ? undefined : minutes);
  useShortcut('alt+l', {
    description: 'Lock the screen',
    onPress: () => setLocked(true),
    enabled: minutes !== undefined,
  });

  if (!session) return null;
  if (session.locked) {
    return <LockScreen user={session.user} hasPin={lock?.has_pin ?? true} />;
  }
  // Setting a PIN has to wait until a required second factor is set up.
  const isFactorMissing = Boolean(session.user.second_factor_demand?.due);
  if (lock?.has_pin === false && !isLater && !isFactorMissing)
    return <FirstPinModal onClose={() => setLater(true)} />;
  return null;
}
