export { admissionRoutes } from './admissions.routes.ts';
export { readStay, readStays } from './read-stays.ts';
export { withStay } from './with-stay.ts';
