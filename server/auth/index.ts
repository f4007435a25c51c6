export { passwordHashOf } from './account.store.ts';
export { atMost, countAttempt, forgetAttempt } from './attempts.store.ts';
export { authRoutes } from './auth.routes.ts';
export { createFirstSuperadmin, FirstSuperadminError } from './first-superadmin.ts';
export { forgetDevices } from './known-devices.store.ts';
export {
  confirmOwnEdit,
  type PreparedEdit,
  prepareAccountEdit,
  prepareNewAccount,
} from './prepare-account.ts';
export { provePassword } from './prove-password.ts';
export { refuseWeakPassword } from './refuse-weak-password.ts';
export { removeOldGuesses } from './remove-old-guesses.ts';
export { withFreeEmail } from './with-free-email.ts';
