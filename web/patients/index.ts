export { AlikePatients } from './alike/alike-patients.tsx';
export { AlikeRecords } from './alike/alike-records.tsx';
export { seenText } from './alike/seen-text.ts';
export { EditPatientButton } from './edit/edit-patient-button.tsx';
export { EditPatientHost } from './edit/edit-patient-host.tsx';
export { editPatient } from './edit/edit-patient-store.ts';
export { offerLeftEdits } from './edit/offer-left-edits.ts';
export { PatientAlerts } from './edit/patient-alerts.tsx';
export { nameColumn } from './list/name-column.tsx';
export { PatientName } from './list/patient-name.tsx';
export { addToQueuePath, CHOSEN_PATIENT } from './list/queue-link.ts';
export { type TokenHolder, tokenMark } from './list/token-holder.ts';
export { ChosenPatient } from './picker/chosen-patient.tsx';
export { ageAndGender, ageToday, patientFacts } from './picker/patient-facts.ts';
export { PatientPicker } from './picker/patient-picker.tsx';
export { PatientSummary } from './picker/patient-summary.tsx';
export { type RegisteredPatient, rememberPatient } from './picker/remember-patient.ts';
export { type ChosenPatientId, useChosenPatient } from './picker/use-chosen-patient.ts';
export { RECEPTION_SEARCH, usePatientOptions } from './picker/use-patient-options.ts';
export { PatientFields } from './register/patient-fields.tsx';
export {
  checkPatient,
  EMPTY_PATIENT_FORM,
  type PatientFormValues,
} from './register/patient-form.values.ts';
export { RegistrationOffer } from './register/registration-offer.tsx';
export { useRegisterPatient } from './register/use-register-patient.ts';
