import { readDraft, writeDraft } from '#web/lib/session/drafts.ts';
import { EMPTY_PATIENT_FORM, FORM_FIELDS, type PatientFormValues } from './patient-form.values.ts';

const NAME = 'registration';

/** The patient, and the complaint of the visit that the registration is for. */
type Registration = PatientFormValues & { complaint?: string };

function detailsOf(values: Partial<Record<keyof PatientFormValues, unknown>>): PatientFormValues {
  const texts = FORM_FIELDS.map((field) => [field, String(values[field] ?? '')]);
  return { ...EMPTY_PATIENT_FORM, ...Object.fromEntries(texts) };
}

const isBegun = (values: PatientFormValues): boolean =>
  FORM_FIELDS.some((field) => values[field].trim() !== '');

/** The signed-in person's unfinished registration on this device. */
export function readRegistration(): Registration | null {
  const stored = Object(readDraft(NAME));
  const values = detailsOf(stored);
  const { complaint } = stored;
  if (!isBegun(values)) return null;
  return typeof complaint === 'string' ? { ...values, complaint } : values;
}

/** Stores the form's values. Empty values do not overwrite an earlier draft, which may still be offered. */
export function keepRegistration(values: Registration): void {
  const details = detailsOf(values);
  const { complaint } = values;
  if (isBegun(details)) writeDraft(NAME, { ...details, ...(complaint && { complaint }) });
}

/** Called when the patient is registered or the draft is discarded. */
export function dropRegistration(): void {
  writeDraft(NAME, null);
}
