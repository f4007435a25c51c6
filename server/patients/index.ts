export { expectVisitOf } from './expect-visit.ts';
export { presentPatient, presentSubscription } from './patient.present.ts';
export {
  expectPatient,
  type Findable,
  findPatientRow,
  nameWordRows,
  searchColumns,
  writeNameWords,
} from './patient.store.ts';
export { patientRoutes } from './patients.routes.ts';
export { patientsFound } from './patients-found.ts';
export { registerPatient } from './register-patient.ts';
export { updatePatient } from './update-patient.ts';
