import { z } from 'zod';
import { fieldsOf, pick } from '#contract/kernel/field-names.ts';
import { ageField, BORN_FIELDS, type Patient, patientDetails } from '#contract/patients/patient.ts';
import {
  findUnsaved,
  removeTakenOver,
  type TabDraft,
  writeOwnDraft,
} from '#web/lib/session/tab-drafts.ts';
import { FORM_FIELDS, type PatientFormValues } from '../register/patient-form.values.ts';
import { correctionName } from './correction-name.ts';
import { valuesOf } from './edit-patient.values.ts';

const Details = patientDetails.extend(ageField);
const DETAILS = fieldsOf(Details);

/** The changed fields as typed, and the details that the form started from. */
const Kept = z.object({
  typed: z.partialRecord(z.enum(FORM_FIELDS), z.string()),
  before: Details,
});

type Field = (typeof FORM_FIELDS)[number];

/** The typed values, and the patient as the form first saw it. */
export type Correction = { readonly seen: Patient; readonly values: PatientFormValues };

const detailsBehind = (field: Field) =>
  field === 'age' ? (['age', ...BORN_FIELDS] as const) : [field];

const isOther = (one: string | undefined, other: string) => one?.trim() !== other.trim();

/** The draft on the patient of now: fields that were not typed are the current ones. */
function onto(patient: Patient, { typed, before }: z.output<typeof Kept>): Correction | null {
  const now = valuesOf(patient);
  const fields = FORM_FIELDS.filter(
    (field) => typed[field] !== undefined && isOther(typed[field], now[field]),
  );
  if (fields.length === 0) return null;
  return {
    seen: { ...patient, ...pick(before, fields.flatMap(detailsBehind)) },
    values: { ...now, ...Object.fromEntries(fields.map((field) => [field, typed[field]])) },
  };
}

/** The newest edit of this patient that was neither saved nor cancelled. */
export const findCorrection = (patient: Patient) =>
  findUnsaved(correctionName(patient.id), Kept, (kept) => onto(patient, kept));

export function keepCorrection({ seen, values }: Correction): void {
  const stored = valuesOf(seen);
  const fields = FORM_FIELDS.filter((field) => isOther(values[field], stored[field]));
  const kept = { typed: pick(values, fields), before: pick(seen, DETAILS) };
  writeOwnDraft(correctionName(seen.id), fields.length > 0 ? kept : null);
}

/** Called when the edit is saved or cancelled. */
export const forgetCorrection = (patientId: string): void =>
  writeOwnDraft(correctionName(patientId), null);

/** Removes a draft of a closed tab that this one has stored as its own. */
export const takeCorrection = (patientId: string, from: TabDraft): void =>
  removeTakenOver([from], correctionName(patientId));
