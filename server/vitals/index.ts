export { vitalsRoutes } from './vitals.routes.ts';
export { findNewestWeight, listReadingsOfPatient } from './vitals.store.ts';
