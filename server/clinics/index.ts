export { clinicRoutes } from './clinics.routes.ts';
