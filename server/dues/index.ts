export { duesRoutes } from './dues.routes.ts';
export {
  dueOfPatient,
  duesNow,
  openBills,
  owedBesides,
  owesForStay,
  patientDue,
} from './open-balance.ts';
export { visitOfBill } from './visit-of-bill.ts';
