import * as lock from '#contract/auth/lock.endpoints.ts';
import * as sessions from '#contract/auth/own-sessions.endpoints.ts';
import * as factor from '#contract/auth/second-factor.endpoints.ts';
import { provePassword } from '../auth/index.ts';
import { forbidden } from '../platform/errors.ts';
import {
  accountRoute,
  type BoundRoute,
  type Preparing,
  preparedAccountRoute,
} from '../platform/http/route.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { endSecondFactor } from './end-second-factor.ts';
import { endOneSession, endOtherSessions } from './end-sessions.ts';
import { listOwnSessions } from './list-own-sessions.ts';
import { lockScreen } from './lock-screen.ts';
import { readLock } from './read-lock.ts';
import { readSecondFactor } from './read-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { preparePin, setPin } from './set-pin.ts';
import { proveUnlock, unlockScreen } from './unlock-screen.ts';

async function proveOwnPassword(
  { body: { password } }: { body: { password: string } },
  by: Preparing,
): Promise<void> {
  await provePassword(by, { password, field: 'password' });
}

/** Endpoints for the user's own account: second factor, sessions and the locked screen. */
export const accountRoutes: readonly BoundRoute[] = [
  accountRoute(factor.getSecondFactor, readSecondFactor),
  preparedAccountRoute(factor.beginSecondFactor, proveOwnPassword, beginSecondFactor),
  accountRoute(factor.confirmSecondFactor, confirmSecondFactor),
  preparedAccountRoute(factor.renewRecoveryCodes, proveOwnPassword, renewRecoveryCodes),
  preparedAccountRoute(factor.endSecondFactor, proveOwnPassword, endSecondFactor),
  accountRoute(factor.resetSecondFactor, (scope, { params }) =>
    resetSecondFactor(scope, { userId: params.id }),
  ),
  accountRoute(factor.resetPersonSecondFactor, (scope, { params }) => {
    const { clinicId } = scope.actor;
    if (clinicId === null) throw forbidden();
    return resetSecondFactor(scope, { userId: params.id, clinicId });
  }),
  accountRoute(sessions.listOwnSessions, listOwnSessions),
  accountRoute(sessions.endOneSession, endOneSession),
  accountRoute(sessions.endOtherSessions, endOtherSessions),
  accountRoute(lock.getLock, readLock),
  accountRoute(lock.lockScreen, lockScreen),
  preparedAccountRoute(lock.unlockScreen, proveUnlock, unlockScreen),
  preparedAccountRoute(lock.setPin, preparePin, setPin),
];
