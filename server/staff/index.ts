export { staffRoutes } from './staff.routes.ts';
export { isActiveDoctor } from './staff.store.ts';
