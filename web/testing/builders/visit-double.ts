import { generateSuggestion, listVisitRuns } from '#contract/ai/ai.endpoints.ts';
import {
  getFollowUpAppointment,
  listFreeSlots,
} from '#contract/appointments/appointments.endpoints.ts';
import type { ClinicSettings } from '#contract/clinics/clinic-settings.ts';
import { getClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import {
  getComplaint,
  listPastComplaints,
  saveComplaint,
} from '#contract/consultation/consultation.endpoints.ts';
import { VisitNote } from '#contract/consultation/visit-note.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { listPatientLabOrders, listPatientLabReports } from '#contract/lab/lab-orders.endpoints.ts';
import { listLabTests, listUsedLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listDrugs, listUsedDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  getPatientChecks,
  listPatientPharmacyOrders,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { listConsents, listNotices } from '#contract/privacy/consent.endpoints.ts';
import { getVisit } from '#contract/queue/queue.endpoints.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { listFavourites } from '#contract/visit-sheet/favourites/favourites.endpoints.ts';
import { listPastVisits } from '#contract/visit-sheet/repeat/past-visit.endpoints.ts';
import { getVisitSheet, listUsualAdvice } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { getVisitVitals, listPatientVitals } from '#contract/vitals/vitals.endpoints.ts';
import { type ApiDouble, apiDouble, fail } from '../api-double.ts';
import { patientChecks } from './history.ts';
import { anId } from './people.ts';
import { aPatient, aVisit } from './visits.ts';

const WRITTEN = '2026-11-21T04:30:00.000Z';

/** A clinic whose doctors confirm changes before they are applied. */
export const SETTINGS: ClinicSettings = {
  name: 'Rao Clinic',
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
  locksNotes: false,
  noteLockHours: 1,
  callOrder: 'arrival',
  unpaidGoods: 'allow',
  discountLimitPercentage: null,
  discountLimitAmount: null,
  discountsAboveLimit: 'allow',
};

/** The text part of a visit, as the API returns it. */
export function aVisitNote(
  visit: Pick<Visit, 'id' | 'patient_id' | 'age' | 'gender' | 'status'>,
  changes: Partial<VisitNote> = {},
): VisitNote {
  const { id, patient_id, age, gender, status } = visit;
  return {
    id,
    visitId: id,
    complaint: '',
    case_summary: '',
    patientId: patient_id,
    age,
    gender,
    status,
    createdAt: WRITTEN,
    updatedAt: WRITTEN,
    closesAt: null,
    closed: false,
    ...changes,
  };
}

/** The sheet of a visit; empty unless changed. */
export function aVisitSheet(
  { id, patient_id }: Pick<Visit, 'id' | 'patient_id'>,
  changes: Partial<VisitSheet> = {},
): VisitSheet {
  return {
    ...{ visitId: id, patientId: patient_id, doctor: null },
    ...{ version: 0, updatedAt: null, updatedBy: null, closed: false },
    ...{ diagnoses: [], advice: '', outsideTests: '', followUpOn: null, held: [] },
    ...{ pharmacyOrders: [], labOrders: [] },
    ...changes,
  };
}

export type VisitDouble = {
  readonly api: ApiDouble;
  readonly visit: Visit;
  /** The note's current state on the server. */
  readonly current: () => VisitNote;
  /** A colleague saves; the screen gets no event. */
  readonly colleagueWrites: (texts: Partial<VisitNote>) => void;
};

/** A server that stores one note by the contract's rules: it refuses a save over a newer text. */
export function visitDouble(
  visitChanges: Parameters<typeof aVisit>[0] = {},
  texts: Partial<VisitNote> = {},
  patient?: Parameters<typeof aVisit>[1],
): VisitDouble {
  const api = apiDouble();
  api.on(findAlike, { found: [] });
  const visit = aVisit(visitChanges, patient);
  let note = aVisitNote(visit, texts);

  const write = (changes: Partial<VisitNote>): void => {
    const updatedAt = new Date(Date.parse(note.updatedAt) + 1_000).toISOString();
    note = { ...note, ...changes, updatedAt };
  };

  api.on(getVisit, () => visit);
  api.on(getPatientChecks, patientChecks());
  api.on(listPatientPharmacyOrders, []);
  api.on(getPatientChecks, patientChecks());
  api.on(listPatientLabOrders, []);
  api.on(listPatientLabReports, []);
  api.on(listPastComplaints, []);
  api.on(listDrugs, []);
  api.on(listUsedDrugs, []);
  api.on(listLabTests, []);
  api.on(listUsedLabTests, []);
  api.on(getPatient, patient ?? aPatient({ id: visit.patient_id, name: visit.name }));
  api.on(getClinicSettings, { settings: SETTINGS });
  api.on(generateSuggestion, { suggestion: 'Noted.', source: 'offline', runId: anId() });
  api.on(listVisitRuns, { runs: [] });
  api.on(updatePatient, () => patient ?? aPatient({ id: visit.patient_id }));
  api.on(getComplaint, () => note);
  api.on(getVisitSheet, aVisitSheet(visit));
  api.on(getFollowUpAppointment, { appointment: null });
  api.on(listFreeSlots, { slots: [] });
  api.on(listUsualAdvice, []);
  api.on(getVisitVitals, { visitId: visit.id, patientId: visit.patient_id, readings: [] });
  api.on(listPatientVitals, []);
  api.on(listFavourites, []);
  api.on(listPastVisits, []);
  api.on(listConsents, []);
  api.on(listNotices, []);
  api.on(saveComplaint, ({ body: { updatedAt, ...changes } }) => {
    if (note.closed) {
      const current = VisitNote.encode(note);
      return fail(409, MESSAGES.noteClosed, { code: 'note_closed', current });
    }
    const isOld = updatedAt !== undefined && Date.parse(updatedAt) < Date.parse(note.updatedAt);
    if (isOld) {
      return fail(409, 'Someone saved a newer version of this record.', {
        current: VisitNote.encode(note),
      });
    }
    write({
      ...(changes.complaint !== undefined && { complaint: changes.complaint }),
      ...(changes.case_summary !== undefined && { case_summary: changes.case_summary }),
    });
    return note;
  });
  return { api, visit, current: () => note, colleagueWrites: write };
}
