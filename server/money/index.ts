export { moneyRoutes } from './money.routes.ts';
export { patientCash } from './patient-cash.ts';
export { RECEIVED } from './received.figure.ts';
