export { duesRoutes } from './dues.routes.ts';
export { dueOfPatient, duesNow, openBills, owedBesides, owesForStay } from './open-balance.ts';
