import {
  changePassword as changePasswordEndpoint,
  getCurrentUser,
  getRegistration,
  inviteClinic as inviteEndpoint,
  login,
  register,
} from '#contract/auth/auth.endpoints.ts';
import { AUTH_MESSAGES as M } from '#contract/auth/auth.messages.ts';
import { logout } from '#contract/auth/session.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { PERSON, PERSON_ACCOUNTS } from '../platform/http/contexts.ts';
import { publicRoute } from '../platform/http/public-route.ts';
import { routeAs } from '../platform/http/route.ts';
import { changePassword, preparePassword } from './passwords/change-password.ts';
import { readOwnAccount } from './read-own-account.ts';
import { inviteClinic } from './registration/invite-clinic.ts';
import { registerClinic } from './registration/register-clinic.ts';
import { hasClinic } from './registration/registration.store.ts';
import { signIn } from './sign-in/sign-in.ts';

export const authRoutes: readonly BoundRoute[] = [
  publicRoute(register, registerClinic),
  publicRoute(getRegistration, async ({ database, doors }) => {
    const asks = doors.registration === 'invited' && (await database.inSystem(hasClinic));
    return { registration: asks ? ('invited' as const) : ('open' as const) };
  }),
  routeAs(PERSON, inviteEndpoint, inviteClinic),
  publicRoute(login, signIn),
  routeAs(PERSON, logout, async (scope) => {
    await scope.endOwnSession();
    await scope.audit('sign-out', { type: 'user', id: scope.actor.id });
    return { message: M.loggedOut };
  }),
  routeAs(PERSON, getCurrentUser, readOwnAccount),
  routeAs(PERSON_ACCOUNTS, changePasswordEndpoint, changePassword, preparePassword),
];
