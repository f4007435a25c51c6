export { passwordHashOf } from './account.store.ts';
export { authRoutes } from './auth.routes.ts';
export { createFirstSuperadmin, FirstSuperadminError } from './first-superadmin.ts';
export { atMost, countAttempt, forgetAttempt } from './guesses/attempts.store.ts';
export { forgetDevices } from './guesses/known-devices.store.ts';
export { removeOldGuesses } from './guesses/remove-old-guesses.ts';
export { provePassword } from './passwords/prove-password.ts';
export { refuseWeakPassword } from './passwords/refuse-weak-password.ts';
export {
  confirmOwnEdit,
  type PreparedEdit,
  prepareAccountEdit,
  prepareNewAccount,
} from './prepare-account.ts';
export { withFreeEmail } from './registration/with-free-email.ts';
