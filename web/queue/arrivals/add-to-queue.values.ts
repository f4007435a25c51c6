import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import { JoinQueueBody } from '#contract/queue/visit.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';
import { checkPatient, EMPTY_PATIENT_FORM, type PatientFormValues } from '#web/patients/index.ts';

/** The values of a new patient and their visit, as text. */
export type AddToQueueValues = PatientFormValues & { doctorId: string; complaint: string };

export const EMPTY_VISIT: AddToQueueValues = { ...EMPTY_PATIENT_FORM, doctorId: '', complaint: '' };

/** The form's patient: none yet, a new one to register, or an existing one. */
export type Who = 'nobody' | 'new' | { readonly patientId: string };

/** The request body of the arrival. The doctor is assigned later: some patients pay first. */
export function visitInput(patientId: string, { complaint }: AddToQueueValues) {
  return { patientId, complaint };
}

/** The error of each field; `patient` is the search field. */
export function checkAddToQueue(values: AddToQueueValues, who: Who): Record<string, string> {
  const visit = JoinQueueBody.omit({ patientId: true }).safeParse(visitInput('', values));
  const ofVisit = visit.error ? fieldErrorsOf(visit.error) : {};
  if (who === 'nobody') return { patient: QUEUE_MESSAGES.patientRequired, ...ofVisit };
  return who === 'new' ? { ...checkPatient(values), ...ofVisit } : ofVisit;
}
