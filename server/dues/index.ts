export { duesRoutes } from './dues.routes.ts';
export { dueOfPatient, duesNow, owedBesides } from './open-balance.ts';
