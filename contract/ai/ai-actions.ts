import { z } from 'zod';
import { LAB_ORDER_STATUSES } from '../lab/lab-order.status.ts';
import { GENDERS } from '../patients/patient.ts';
import { PHARMACY_ORDER_STATUSES } from '../pharmacy/pharmacy-order.status.ts';
import { drugNotFound, invalidDosage, invalidGender, AI_MESSAGES as M } from './ai.messages.ts';
import { asWritten, firstOf, looseNumber, looseText, namedThings } from './loose-values.ts';

/** One drug as the assistant wrote it; missing values are null. */
export type DrugWish = {
  readonly drug_id: string | null;
  readonly name: string;
  readonly quantity: number | null;
  readonly tabletsPerDay: number | null;
  readonly numberOfDays: number | null;
  readonly directions_to_use: string | null;
  /** Why this line cannot be ordered, with its text. The other lines are not affected. */
  readonly problem?: { readonly written: string; readonly message: string };
  /** Index of the order in the answer; set when several orders were merged. */
  readonly call?: number;
  /** The writer is in doubt: a question, even when the name matches one drug. */
  readonly isAsked?: true;
};

const NUMBERS = {
  quantity: ['quantity', 'qty'],
  tabletsPerDay: ['tabletsPerDay', 'tablets_per_day', 'per_day', 'perDay'],
  numberOfDays: ['numberOfDays', 'number_of_days', 'days', 'duration_days'],
} as const;

const DrugWish = z.unknown().transform((raw): DrugWish => {
  const [thing = { id: null, name: '', isAsked: undefined }] = namedThings([raw]);
  const numbers = new Map<keyof typeof NUMBERS, number | null>();
  const written = asWritten(raw);
  let message: string | null = thing.id || thing.name ? null : drugNotFound(written);
  for (const [key, names] of Object.entries(NUMBERS)) {
    const value = looseNumber(firstOf(raw, names));
    if (value === 'invalid') message ??= invalidDosage(thing.name || 'the drug');
    else if (key in NUMBERS) numbers.set(key as keyof typeof NUMBERS, value);
  }
  return {
    drug_id: thing.id,
    name: thing.name,
    quantity: numbers.get('quantity') ?? null,
    tabletsPerDay: numbers.get('tabletsPerDay') ?? null,
    numberOfDays: numbers.get('numberOfDays') ?? null,
    directions_to_use:
      looseText(firstOf(raw, ['directions_to_use', 'directions', 'instructions'])) ?? null,
    ...(message && { problem: { written, message } }),
    ...(thing.isAsked && { isAsked: true as const }),
  };
});

function refuse(context: z.RefinementCtx, message: string): typeof z.NEVER {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

const listOf = <T extends z.ZodType>(item: T, error: string) =>
  z
    .array(item, { error })
    .max(100, { error })
    .nullish()
    .transform((list) => list ?? []);
const things = (error: string) =>
  z
    .array(z.unknown(), { error })
    .max(100, { error })
    .nullish()
    .transform((list) => namedThings(list ?? []));
const text = (error: string) =>
  z
    .unknown()
    .optional()
    .transform((value, context) => looseText(value) ?? refuse(context, error));
const optionalText = z
  .unknown()
  .optional()
  .transform((value) => looseText(value) ?? null);
const status = <const S extends readonly [string, ...string[]]>(statuses: S, error: string) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? value.trim().toLowerCase() || null : value),
      z.enum(statuses, { error }).nullish(),
    )
    .transform((value) => value ?? null);

/**
 * Keeps the usable details: a name that is text, an age that is a number, a phone that is text or
 * null. Only an invalid gender is rejected.
 */
const PatientDetails = z.looseObject({}).transform((raw, context) => {
  const gender = raw.gender === undefined ? undefined : genderOf(raw.gender);
  if (gender === 'invalid') return refuse(context, invalidGender(String(raw.gender)));
  const age = looseNumber(raw.age);
  const phone = raw.phone_number ?? raw.phone;
  const details = {
    ...(typeof raw.name === 'string' && raw.name.trim() && { name: raw.name.trim() }),
    ...(typeof age === 'number' && { age: Math.floor(age) }),
    ...(gender !== undefined && { gender }),
    ...((typeof phone === 'string' || typeof phone === 'number') && {
      phone: String(phone).trim(),
    }),
    ...(phone === null && 'phone_number' in raw && { phone: null }),
  };
  return Object.keys(details).length > 0 ? details : refuse(context, M.noPatientDetails);
});

function genderOf(value: unknown): (typeof GENDERS)[number] | null | 'invalid' {
  if (value === null || value === '') return null;
  const letter = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return GENDERS.find((gender) => gender === letter) ?? 'invalid';
}

/** The nine actions and their parameters; the names are those of the wire. */
export const AI_ACTIONS = {
  update_clinic_ai_memory: z.looseObject({ memory_content: text(M.emptyMemory) }),
  create_pharmacy_order: z.looseObject({
    items: listOf(DrugWish, M.nothingToOrder),
    prescription_for_unavailable_drugs: optionalText,
  }),
  update_patient_details: PatientDetails,
  create_lab_order: z.looseObject({ tests: things(M.noTests) }),
  edit_pharmacy_order: z.looseObject({
    serialNumber: z.unknown().optional().transform(looseNumber),
    items: listOf(DrugWish, M.nothingToEdit),
    items_to_remove: things(M.nothingToEdit),
    status: status(PHARMACY_ORDER_STATUSES, M.unknownOrderStatus),
    prescription_for_unavailable_drugs: optionalText,
  }),
  edit_lab_order: z.looseObject({
    tests: things(M.nothingToEditInLab),
    items_to_remove: things(M.nothingToEditInLab),
    status: status(LAB_ORDER_STATUSES, M.unknownLabStatus),
  }),
  add_complaint_history: z.looseObject({ complaint: text(M.emptyComplaint) }),
  update_case_summary: z.looseObject({ summary: text(M.emptySummary) }),
  ask_followup_question: z.looseObject({
    question: text(M.emptyQuestion),
    options: z
      .unknown()
      .optional()
      .transform((list) =>
        (Array.isArray(list) ? list : []).flatMap((option) => looseText(option) ?? []),
      ),
  }),
} as const;

export type AiActionName = keyof typeof AI_ACTIONS;
export type AiAction = {
  [N in AiActionName]: {
    readonly name: N;
    readonly parameters: Readonly<z.output<(typeof AI_ACTIONS)[N]>>;
    /** The patients that the answer refers to, by id, number or name. */
    readonly patients?: readonly string[];
  };
}[AiActionName];
export type AiActionOf<N extends AiActionName> = Extract<AiAction, { name: N }>;

export function isAiActionName(name: unknown): name is AiActionName {
  return typeof name === 'string' && Object.hasOwn(AI_ACTIONS, name);
}
