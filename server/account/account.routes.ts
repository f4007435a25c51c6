import * as lock from '#contract/auth/lock.endpoints.ts';
import * as sessions from '#contract/auth/own-sessions.endpoints.ts';
import * as factor from '#contract/auth/second-factor.endpoints.ts';
import { provePassword } from '../auth/index.ts';
import { forbidden } from '../platform/errors.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { ACCOUNT } from '../platform/http/contexts.ts';
import { type Preparing, routeAs } from '../platform/http/route.ts';
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
  routeAs(ACCOUNT, factor.getSecondFactor, readSecondFactor),
  routeAs(ACCOUNT, factor.beginSecondFactor, beginSecondFactor, proveOwnPassword),
  routeAs(ACCOUNT, factor.confirmSecondFactor, confirmSecondFactor),
  routeAs(ACCOUNT, factor.renewRecoveryCodes, renewRecoveryCodes, proveOwnPassword),
  routeAs(ACCOUNT, factor.endSecondFactor, endSecondFactor, proveOwnPassword),
  routeAs(ACCOUNT, factor.resetSecondFactor, (scope, { params }) =>
    resetSecondFactor(scope, { userId: params.id }),
  ),
  routeAs(ACCOUNT, factor.resetPersonSecondFactor, (scope, { params }) => {
    const { clinicId } = scope.actor;
    if (clinicId === null) throw forbidden();
    return resetSecondFactor(scope, { userId: params.id, clinicId });
  }),
  routeAs(ACCOUNT, sessions.listOwnSessions, listOwnSessions),
  routeAs(ACCOUNT, sessions.endOneSession, endOneSession),
  routeAs(ACCOUNT, sessions.endOtherSessions, endOtherSessions),
  routeAs(ACCOUNT, lock.getLock, readLock),
  routeAs(ACCOUNT, lock.lockScreen, lockScreen),
  routeAs(ACCOUNT, lock.unlockScreen, unlockScreen, proveUnlock),
  routeAs(ACCOUNT, lock.setPin, setPin, preparePin),
];
