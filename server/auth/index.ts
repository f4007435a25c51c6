export { authRoutes } from './auth.routes.ts';
export { createFirstSuperadmin, FirstSuperadminError } from './first-superadmin.ts';
export { withFreeEmail } from './with-free-email.ts';
