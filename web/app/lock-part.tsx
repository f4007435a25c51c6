import { useSession } from '#web/lib/session/session.ts';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';

const LockHost = lazyPart(
  () => import('#web/lock/index.ts').then((module) => module.LockHost),
  () => null,
);

/** The screen lock of shared computers. */
export function LockPart() {
  const session = useSession();
  const isLocking = session?.locked || session?.user.lock_after_minutes !== undefined;
  return isLocking ? <LockHost /> : null;
}
