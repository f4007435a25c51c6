import { generateSuggestion, listVisitRuns } from '#contract/ai/ai.endpoints.ts';
import type { ClinicSettings } from '#contract/clinics/clinic-settings.ts';
import { getClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import type { ComplaintRecord } from '#contract/consultation/complaint-record.ts';
import {
  getComplaint,
  listPastComplaints,
  saveComplaint,
} from '#contract/consultation/consultation.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { listPatientLabOrders, listPatientLabReports } from '#contract/lab/lab-orders.endpoints.ts';
import { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { getPatient, updatePatient } from '#contract/patients/patients.endpoints.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  getPatientChecks,
  listPatientPharmacyOrders,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { listConsents, listNotices } from '#contract/privacy/consent.endpoints.ts';
import { getQueueEntry } from '#contract/queue/queue.endpoints.ts';
import type { QueueEntry } from '#contract/queue/queue-entry.ts';
import { type ApiDouble, apiDouble, fail } from '../api-double.ts';
import { patientChecks } from './history.ts';
import { anId } from './people.ts';
import { aPatient, aVisit } from './visits.ts';

const WRITTEN = '2026-11-21T04:30:00.000Z';

/** A clinic whose doctors confirm changes before they are applied. */
export const SETTINGS: ClinicSettings = {
  admissionCharge: paise(0),
  perDayCharge: paise(0),
  otherCharges: paise(0),
  aiMemory: '',
  aiMemoryUpdatedAt: null,
  clinicWideSystemPrompt: '',
  clinicWideSystemPromptUpdatedAt: null,
  askBeforeApplying: true,
  sharedComputers: false,
  lockAfterMinutes: 5,
};

/** The text part of a visit, as the API returns it. */
export function aRecord(
  visit: Pick<QueueEntry, 'id' | 'patient_id' | 'age' | 'gender' | 'status'>,
  changes: Partial<ComplaintRecord> = {},
): ComplaintRecord {
  const { id, patient_id, age, gender, status } = visit;
  return {
    id,
    recordId: id,
    complaint: '',
    case_summary: '',
    patientId: patient_id,
    age,
    gender,
    status,
    createdAt: WRITTEN,
    updatedAt: WRITTEN,
    ...changes,
  };
}

export type RecordDouble = {
  readonly api: ApiDouble;
  readonly visit: QueueEntry;
  /** The record's current state on the server. */
  readonly current: () => ComplaintRecord;
  /** A colleague saves; the screen gets no event. */
  readonly colleagueWrites: (texts: Partial<ComplaintRecord>) => void;
};

/** A server that stores one record by the contract's rules: it refuses a save over a newer text. */
export function recordDouble(
  visitChanges: Parameters<typeof aVisit>[0] = {},
  texts: Partial<ComplaintRecord> = {},
  patient?: Parameters<typeof aVisit>[1],
): RecordDouble {
  const api = apiDouble();
  const visit = aVisit(visitChanges, patient);
  let record = aRecord(visit, texts);

  const write = (changes: Partial<ComplaintRecord>): void => {
    const updatedAt = new Date(Date.parse(record.updatedAt) + 1_000).toISOString();
    record = { ...record, ...changes, updatedAt };
  };

  api.on(getQueueEntry, () => visit);
  api.on(getPatientChecks, patientChecks());
  api.on(listPatientPharmacyOrders, []);
  api.on(getPatientChecks, patientChecks());
  api.on(listPatientLabOrders, []);
  api.on(listPatientLabReports, []);
  api.on(listPastComplaints, []);
  api.on(listDrugs, []);
  api.on(listLabTests, []);
  api.on(getPatient, patient ?? aPatient({ id: visit.patient_id, name: visit.name }));
  api.on(getClinicSettings, { settings: SETTINGS });
  api.on(generateSuggestion, { suggestion: 'Noted.', source: 'offline', runId: anId() });
  api.on(listVisitRuns, { runs: [] });
  api.on(updatePatient, () => patient ?? aPatient({ id: visit.patient_id }));
  api.on(getComplaint, () => record);
  api.on(listConsents, []);
  api.on(listNotices, []);
  api.on(saveComplaint, ({ body: { updatedAt, ...changes } }) => {
    const isOld = updatedAt !== undefined && Date.parse(updatedAt) < Date.parse(record.updatedAt);
    if (isOld) {
      return fail(409, 'Someone saved a newer version of this record.', { current: record });
    }
    write({
      ...(changes.complaint !== undefined && { complaint: changes.complaint }),
      ...(changes.case_summary !== undefined && { case_summary: changes.case_summary }),
    });
    return record;
  });
  return { api, visit, current: () => record, colleagueWrites: write };
}
