import {
  LABEL_SIZE_LABELS,
  LABEL_SIZES,
  type PharmacySettings,
  PharmacySettingsBody,
} from '#contract/clinics/pharmacy-settings.ts';
import { pick } from '#contract/kernel/field-names.ts';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import {
  DIRECTIONS_LANGUAGE_LABELS,
  DIRECTIONS_LANGUAGES,
} from '#contract/medicines/directions.languages.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';

const FIELDS = [
  'licences',
  'pharmacistName',
  'pharmacistRegistration',
  'holdsScheduledSales',
  'labelSize',
  'directionsLanguage',
  'nearExpiryDays',
] as const;
export type SettingsField = (typeof FIELDS)[number];
type SettingsValues = Record<SettingsField, string>;

/** The typed value of a field, and its saved value when the edit began. */
type Edit = { readonly value: string; readonly was: string };
export type SettingsEdits = { readonly [F in SettingsField]?: Edit | undefined };

export const LABEL_SIZE_OPTIONS = LABEL_SIZES.map((value) => ({
  value,
  label: LABEL_SIZE_LABELS[value],
}));
export const HOLD_OPTIONS = [
  { value: 'false', label: 'Sold, marked in the register' },
  { value: 'true', label: 'Held until they are entered' },
];
export const LANGUAGE_OPTIONS = DIRECTIONS_LANGUAGES.map((value) => ({
  value,
  label: DIRECTIONS_LANGUAGE_LABELS[value],
}));

/** The saved settings as their fields show them. */
export function shownValues(settings: PharmacySettings): SettingsValues {
  return {
    licences: settings.licences ?? '',
    pharmacistName: settings.pharmacistName ?? '',
    pharmacistRegistration: settings.pharmacistRegistration ?? '',
    holdsScheduledSales: String(settings.holdsScheduledSales),
    labelSize: settings.labelSize,
    directionsLanguage: settings.directionsLanguage,
    nearExpiryDays: settings.nearExpiryDays === null ? '' : String(settings.nearExpiryDays),
  };
}

/** The fields that differ from the saved settings. */
export function editedFields(settings: PharmacySettings, edits: SettingsEdits): SettingsField[] {
  const saved = shownValues(settings);
  return FIELDS.filter((field) => edits[field] && edits[field].value !== saved[field]);
}

/** The edited fields that were also changed on the server since the edit began. */
export function clashesOf(settings: PharmacySettings, edits: SettingsEdits): SettingsField[] {
  const saved = shownValues(settings);
  return editedFields(settings, edits).filter((field) => edits[field]?.was !== saved[field]);
}

/** A value in words: `75 × 50 mm`. */
export function inWords(field: SettingsField, value: string): string {
  const options: { readonly [F in SettingsField]?: typeof HOLD_OPTIONS } = {
    labelSize: LABEL_SIZE_OPTIONS,
    directionsLanguage: LANGUAGE_OPTIONS,
    holdsScheduledSales: HOLD_OPTIONS,
  };
  return options[field]?.find((option) => option.value === value)?.label ?? value;
}

/** The edited fields in wire form, or the errors of the invalid ones. */
export function checkSettings(settings: PharmacySettings, edits: SettingsEdits) {
  const values = { ...shownValues(settings) };
  for (const field of FIELDS) values[field] = edits[field]?.value ?? values[field];
  const days = values.nearExpiryDays.trim();
  const whole = {
    ...values,
    nearExpiryDays: days === '' ? null : typedNumber(days),
    holdsScheduledSales: values.holdsScheduledSales === 'true',
  };
  const sent = pick(whole, editedFields(settings, edits));
  const { data, error } = PharmacySettingsBody.safeParse({
    ...sent,
    updatedAt: settings.updatedAt,
  });
  return { body: data, errors: error ? fieldErrorsOf(error) : {} };
}
