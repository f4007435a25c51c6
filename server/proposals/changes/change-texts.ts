import { ClinicSettingsBody } from '#contract/clinics/clinic-settings.ts';
import { AddComplaintBody } from '#contract/consultation/complaint-history.ts';
import { SaveComplaintBody } from '#contract/consultation/visit-note.ts';
import { yearsOn } from '#contract/patients/age.rules.ts';
import { UpdatePatientBody } from '#contract/patients/patient-input.ts';
import { updateSettings } from '../../clinics/index.ts';
import { addComplaint, readVisitNote, saveComplaint } from '../../consultation/index.ts';
import { findPatientRow, updatePatient } from '../../patients/index.ts';
import { checkedBody } from '../../platform/checked-body.ts';
import { notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import type { ChangeOf, Making } from './make-change.ts';
import { expectSame, ofThese, storedOfThese } from './seen.ts';
import type { Undo } from './undo.ts';

export async function changePatient(
  scope: ClinicScope,
  { patientId, details }: ChangeOf<'update-patient'>,
  { seen }: Making,
): Promise<Undo> {
  const body = checkedBody(UpdatePatientBody, details);
  const before = await findPatientRow(scope.tx, patientId, { lock: true });
  if (!before) throw notFound();
  const { today } = scope;
  const was = ofThese(details, { ...before, age: yearsOn(before, today) });
  for (const [key, value] of Object.entries(was)) expectSame(seen.details?.[key], value);
  const made = await updatePatient(scope, patientId, body);
  return {
    type: 'update-patient',
    patientId,
    details: storedOfThese(details, before),
    made: storedOfThese(details, made),
  };
}

export async function addToHistory(
  scope: ClinicScope,
  { patientId, complaint }: ChangeOf<'add-complaint'>,
): Promise<Undo> {
  const body = checkedBody(AddComplaintBody, { complaint });
  const params = { id: patientId };
  const { id } = await addComplaint(scope, { params, query: undefined, body, file: undefined });
  return { type: 'delete-complaint', id };
}

export async function saveSummary(
  scope: ClinicScope,
  { visitId, summary }: ChangeOf<'save-summary'>,
  { seen }: Pick<Making, 'seen'>,
): Promise<Undo> {
  const body = checkedBody(SaveComplaintBody, { case_summary: summary });
  const before = await readVisitNote(scope, visitId, { lock: true });
  expectSame(seen.content, before.case_summary);
  const params = { visitId };
  const made = await saveComplaint(scope, { params, query: undefined, body, file: undefined });
  return {
    type: 'save-summary',
    visitId,
    summary: before.case_summary,
    made: made.case_summary,
  };
}

export async function saveMemory(
  scope: ClinicScope,
  { memory }: ChangeOf<'save-memory'>,
  { seen }: Pick<Making, 'seen'>,
): Promise<Undo> {
  const since = { aiMemoryUpdatedAt: seen.since ?? null };
  const body = checkedBody(ClinicSettingsBody, { aiMemory: memory, ...since });
  const { settings } = await updateSettings(scope, {
    params: undefined,
    query: undefined,
    body,
    file: undefined,
  });
  return { type: 'save-memory', memory: seen.content ?? '', since: settings.aiMemoryUpdatedAt };
}
