export { readSettings } from './clinic-settings.store.ts';
export { clinicRoutes } from './clinics.routes.ts';
export { readLetterhead, taxRateOf } from './letterhead.store.ts';
export { updateSettings } from './update-settings.ts';
