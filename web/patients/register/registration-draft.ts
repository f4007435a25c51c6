import { readDraft, writeDraft } from '#web/lib/session/drafts.ts';
import { EMPTY_PATIENT_FORM, type PatientFormValues } from './patient-form.values.ts';

const NAME = 'registration';
const FIELDS = Object.keys(EMPTY_PATIENT_FORM) as readonly (keyof PatientFormValues)[];

function detailsOf(values: Partial<Record<keyof PatientFormValues, unknown>>): PatientFormValues {
  const texts = FIELDS.map((field) => [field, String(values[field] ?? '')]);
  return { ...EMPTY_PATIENT_FORM, ...Object.fromEntries(texts) };
}

const isBegun = (values: PatientFormValues): boolean =>
  FIELDS.some((field) => values[field].trim() !== '');

/** The registration that the signed-in person has begun on this device and not finished. */
export function readRegistration(): PatientFormValues | null {
  const stored = readDraft(NAME);
  const values = detailsOf(Object(stored));
  return isBegun(values) ? values : null;
}

/** Keeps what stands in the fields; empty ones leave what was kept before, which may be asked for yet. */
export function keepRegistration(values: PatientFormValues): void {
  const details = detailsOf(values);
  if (isBegun(details)) writeDraft(NAME, details);
}

/** The patient is registered, or the person does not want it any more. */
export function dropRegistration(): void {
  writeDraft(NAME, null);
}
