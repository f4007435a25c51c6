export type { Logo } from './checked-logo.ts';
export { readSettings } from './clinic-settings.store.ts';
export { clinicRoutes } from './clinics.routes.ts';
export { readLetterhead, taxRateOf } from './letterhead.store.ts';
export { writeLogo } from './logo.store.ts';
export { paperHeadOf } from './paper-head.store.ts';
export { nearExpiryUntil } from './pharmacy-settings.store.ts';
export { updateSettings } from './update-settings.ts';
