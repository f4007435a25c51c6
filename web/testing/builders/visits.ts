import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { fill } from '#contract/kernel/field-names.ts';
import { addSecondNames } from '#contract/kernel/second-names.ts';
import { PATIENT_DETAILS, PATIENT_SECOND_NAMES, type Patient } from '#contract/patients/patient.ts';
import type { getPatient } from '#contract/patients/patients.endpoints.ts';
import type { getVisit } from '#contract/queue/queue.endpoints.ts';
import { VISIT_SECOND_NAMES, type Visit } from '#contract/queue/visit.ts';
import { anId } from './people.ts';

const ARRIVAL = '2026-11-21T04:30:00.000Z';

const WITHOUT_SUBSCRIPTION = {
  subscription_status: 'none',
  subscription_plan_id: null,
  subscription_start_date: null,
  subscription_end_date: null,
  subscription_payment_method: null,
} as const;

type VisitFields = Omit<Visit, '_id' | 'patientId' | 'token_number'>;

/** A registered patient, as the API returns it. */
export function aPatient(changes: Partial<Patient> = {}): EndpointReply<typeof getPatient> {
  const patient: Patient = {
    ...fill(PATIENT_DETAILS, null),
    id: anId(),
    name: 'Meena Iyer',
    token: 12,
    age: 42,
    gender: 'F',
    phone: '98450 12345',
    admission_date: null,
    discharge_date: null,
    created_at: ARRIVAL,
    ai_response: null,
    ...WITHOUT_SUBSCRIPTION,
    ...changes,
  };
  return addSecondNames(patient, PATIENT_SECOND_NAMES);
}

/** A visit in the queue; without a given patient, a new one's. */
export function aVisit(
  changes: Partial<VisitFields> = {},
  patient = aPatient(),
): EndpointReply<typeof getVisit> {
  const visit: VisitFields = {
    id: anId(),
    patient_id: patient.id,
    token_no: 1,
    name: patient.name,
    age: patient.age,
    gender: patient.gender,
    complaint: '',
    case_summary: '',
    status: 'waiting',
    doctor_id: null,
    created_at: ARRIVAL,
    updated_at: ARRIVAL,
    billed: false,
    User: null,
    Patient: patient,
    ...changes,
  };
  return addSecondNames(visit, VISIT_SECOND_NAMES);
}
