export { dischargeRoutes } from './discharge.routes.ts';
export { listSummariesOfPatient, type SummaryRow } from './summary.store.ts';
