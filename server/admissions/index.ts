export { admissionRoutes } from './admissions.routes.ts';
export { withStay } from './with-stay.ts';
