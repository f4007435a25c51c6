import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import { JoinQueueBody } from '#contract/queue/queue-entry.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';
import { checkPatient, EMPTY_PATIENT_FORM, type PatientFormValues } from '#web/patients/index.ts';

/** The fields of a new patient and of their visit, as text. */
export type AddToQueueValues = PatientFormValues & { doctorId: string; complaint: string };

export const EMPTY_VISIT: AddToQueueValues = { ...EMPTY_PATIENT_FORM, doctorId: '', complaint: '' };

/** Whom the form is about: nobody yet, somebody to be registered, or a patient who is. */
export type Who = 'nobody' | 'new' | { readonly patientId: string };

/** What joining the queue sends. The doctor comes after: not everybody is assigned before paying. */
export function visitInput(patientId: string, { complaint }: AddToQueueValues) {
  return { patientId, complaint };
}

/** What is wrong with each field; `patient` is the field that somebody is looked for in. */
export function checkAddToQueue(values: AddToQueueValues, who: Who): Record<string, string> {
  const visit = JoinQueueBody.omit({ patientId: true }).safeParse(visitInput('', values));
  const ofVisit = visit.error ? fieldErrorsOf(visit.error) : {};
  if (who === 'nobody') return { patient: QUEUE_MESSAGES.patientRequired, ...ofVisit };
  return who === 'new' ? { ...checkPatient(values), ...ofVisit } : ofVisit;
}
