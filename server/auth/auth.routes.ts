import {
  changePassword as changePasswordEndpoint,
  getCurrentUser,
  login,
  logout,
  register,
} from '#contract/auth/auth.endpoints.ts';
import { AUTH_MESSAGES as M } from '#contract/auth/auth.messages.ts';
import { type BoundRoute, personRoute, publicRoute } from '../platform/http/route.ts';
import { changePassword } from './change-password.ts';
import { registerClinic } from './register-clinic.ts';
import { signIn } from './sign-in.ts';

export const authRoutes: readonly BoundRoute[] = [
  publicRoute(register, registerClinic),
  publicRoute(login, signIn),
  personRoute(logout, async (scope) => {
    await scope.endOwnSession();
    return { message: M.loggedOut };
  }),
  personRoute(getCurrentUser, async ({ actor }) => ({
    id: actor.id,
    name: actor.name,
    email: actor.email,
    role: actor.role,
    clinic_id: actor.clinicId,
    clinic_name: actor.clinicName,
    has_seen_tutorial: actor.hasSeenTutorial,
  })),
  personRoute(changePasswordEndpoint, changePassword),
];
