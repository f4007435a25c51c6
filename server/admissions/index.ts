export { admissionRoutes } from './admissions.routes.ts';
export { readStays } from './read-stays.ts';
export { withStay } from './with-stay.ts';
