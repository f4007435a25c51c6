export { vitalsRoutes } from './vitals.routes.ts';
export { listReadingsOfPatient } from './vitals.store.ts';
