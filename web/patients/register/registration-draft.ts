import {
  discardTabDraft,
  findTabDraft,
  readTabDrafts,
  removeTakenOver,
  type TabDraft,
  writeOwnDraft,
} from '#web/lib/session/tab-drafts.ts';
import { EMPTY_PATIENT_FORM, FORM_FIELDS, type PatientFormValues } from './patient-form.values.ts';

const NAME = 'registration';

/** The fields of the visit, or of the booking, that the registration is for. */
const BESIDE = ['complaint', 'doctorId', 'day', 'bookingNote'] as const;
type Registration = PatientFormValues & { readonly [F in (typeof BESIDE)[number]]?: string };

function detailsOf(values: Partial<Record<keyof PatientFormValues, unknown>>): PatientFormValues {
  const texts = FORM_FIELDS.map((field) => [field, String(values[field] ?? '')]);
  return { ...EMPTY_PATIENT_FORM, ...Object.fromEntries(texts) };
}

const isBegun = (values: PatientFormValues): boolean =>
  FORM_FIELDS.some((field) => values[field].trim() !== '');

function besideOf(
  values: Partial<Record<(typeof BESIDE)[number], unknown>>,
): Record<string, string> {
  const texts = BESIDE.flatMap((field): [string, string][] => {
    const text = values[field];
    return typeof text === 'string' && text !== '' ? [[field, text]] : [];
  });
  return Object.fromEntries(texts);
}

export type KeptRegistration = { readonly values: Registration; readonly from: TabDraft };

function parse(draft: unknown): Registration | null {
  const stored = Object(draft);
  const values = detailsOf(stored);
  return isBegun(values) ? { ...values, ...besideOf(stored) } : null;
}

/** This tab's unfinished registration, otherwise the newest that a closed tab left. */
export function readRegistration(): KeptRegistration | null {
  const found = findTabDraft(NAME, parse);
  return found && { values: found.value, from: found.from };
}

/** Stores the form's values. Empty values do not overwrite an earlier draft, which may still be offered. */
export function keepRegistration(values: Registration): void {
  const details = detailsOf(values);
  if (isBegun(details)) writeOwnDraft(NAME, { ...details, ...besideOf(values) });
}

/** Makes a draft this tab's own. */
export function takeRegistration({ values, from }: KeptRegistration): void {
  keepRegistration(values);
  removeTakenOver([from], NAME);
}

export const discardRegistration = ({ from }: KeptRegistration): void => discardTabDraft(from);

/** Called when the patient is registered or the form is cleared. */
export function dropRegistration(): void {
  writeOwnDraft(NAME, null);
}

const isSameText = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

/** Removes drafts of closed tabs for the registered patient; a draft with other details stays. */
export function dropRegistered(registered: PatientFormValues): void {
  for (const draft of readTabDrafts(NAME)) {
    const begun = parse(draft.draft);
    const isCovered =
      begun &&
      isSameText(begun.name, registered.name) &&
      FORM_FIELDS.every(
        (field) => begun[field] === '' || isSameText(begun[field], registered[field]),
      );
    if (isCovered) discardTabDraft(draft);
  }
}
