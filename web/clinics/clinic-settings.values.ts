import type { z } from 'zod';
import { type ClinicSettings, ClinicSettingsBody } from '#contract/clinics/clinic-settings.ts';
import { amountText } from '#contract/kernel/numbers/money.ts';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';

export const CHARGES = ['admissionCharge', 'perDayCharge', 'otherCharges'] as const;
export const TEXTS = ['aiMemory', 'clinicWideSystemPrompt'] as const;

const FIELDS = [...CHARGES, ...TEXTS];

export type Charge = (typeof CHARGES)[number];
export type SettingsText = (typeof TEXTS)[number];
export type SettingsField = Charge | SettingsText;

/** The typed value of a field, and the modification time of the text that it replaces. */
export type Edit = { readonly value: string; readonly since: string | null };
export type Edits = { readonly [F in SettingsField]?: Edit | undefined };

export function isCharge(field: SettingsField): field is Charge {
  return CHARGES.some((charge) => charge === field);
}

type SettingsInput = z.input<typeof ClinicSettingsBody>;

/** When a field was last changed; not recorded for the charges. */
export function changedAt(settings: ClinicSettings, field: SettingsField): string | null {
  return isCharge(field) ? null : settings[`${field}UpdatedAt`];
}

/** A saved value as its field shows it. */
export function shownValue(settings: ClinicSettings, field: SettingsField): string {
  return isCharge(field) ? amountText(settings[field]) : settings[field];
}

function isEdited(settings: ClinicSettings, field: SettingsField, { value }: Edit): boolean {
  if (!isCharge(field)) return value !== settings[field];
  const { data } = ClinicSettingsBody.shape[field].safeParse(typedNumber(value, 'rupees'));
  return data !== settings[field];
}

/** The fields that differ from the saved values. */
export function editedFields(settings: ClinicSettings, edits: Edits): SettingsField[] {
  return FIELDS.filter((field) => {
    const edit = edits[field];
    return edit !== undefined && isEdited(settings, field, edit);
  });
}

/** The texts that another person has saved since this edit began. */
export function clashesOf(settings: ClinicSettings, edits: Edits): SettingsText[] {
  return TEXTS.filter((field) => {
    const edit = edits[field];
    const isNewer = edit !== undefined && edit.since !== changedAt(settings, field);
    return isNewer && edit.value !== settings[field];
  });
}

/** The request body: the edited fields only, each text with the modification time that was read. */
export function settingsInput(settings: ClinicSettings, edits: Edits): SettingsInput {
  const body: SettingsInput = {};
  for (const field of editedFields(settings, edits)) {
    const edit = edits[field];
    if (!edit) continue;
    if (isCharge(field)) body[field] = typedNumber(edit.value, 'rupees');
    else {
      body[field] = edit.value;
      body[`${field}UpdatedAt`] = edit.since;
    }
  }
  return body;
}

/** The errors of the fields that the contract refuses. */
export function checkSettings(input: object): Record<string, string> {
  const { error } = ClinicSettingsBody.safeParse(input);
  return error ? fieldErrorsOf(error) : {};
}

/** The edits made since `sent` was sent, based on the saved values. */
export function rebased(now: Edits, sent: Edits, saved: ClinicSettings): Edits {
  const next: { -readonly [F in SettingsField]?: Edit } = {};
  for (const field of FIELDS) {
    const edit = now[field];
    const isNewer = edit !== undefined && edit.value !== sent[field]?.value;
    if (isNewer) next[field] = { value: edit.value, since: changedAt(saved, field) };
  }
  return next;
}
