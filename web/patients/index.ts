export { ChosenPatient } from './chosen-patient.tsx';
export { EditPatientButton } from './edit-patient-button.tsx';
export { EditPatientHost } from './edit-patient-host.tsx';
export { editPatient } from './edit-patient-store.ts';
export { nameColumn } from './name-column.tsx';
export { PatientAlerts } from './patient-alerts.tsx';
export { ageAndGender } from './patient-facts.ts';
export { PatientFields } from './patient-fields.tsx';
export {
  checkPatient,
  EMPTY_PATIENT_FORM,
  type PatientFormValues,
  patientFormOf,
} from './patient-form.values.ts';
export { PatientPicker } from './patient-picker.tsx';
export { PatientSummary } from './patient-summary.tsx';
export { addToQueuePath, CHOSEN_PATIENT } from './queue-link.ts';
export { RegistrationOffer } from './registration-offer.tsx';
export { type RegisteredPatient, rememberPatient } from './remember-patient.ts';
export { type TokenHolder, tokenMark } from './token-holder.ts';
export { type ChosenPatientId, useChosenPatient } from './use-chosen-patient.ts';
export { RECEPTION_SEARCH, usePatientOptions } from './use-patient-options.ts';
export { useRegisterPatient } from './use-register-patient.ts';
