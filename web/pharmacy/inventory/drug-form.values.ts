import { fill, pick } from '#contract/kernel/field-names.ts';
import { amountText, type Paise } from '#contract/kernel/numbers/money.ts';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import { DRUG_SCHEDULES, type Drug, DrugBody } from '#contract/pharmacy/drug.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';
import { withoutNull } from '#web/lib/form-texts.ts';

/** The fields that the form shows as they are. */
const TEXTS = ['name', 'description', 'supplier', 'expiry_date', 'box_number'] as const;
/** The texts for bills, registers and the GST return. */
const LAW_TEXTS = [
  'generic_name',
  'manufacturer',
  'form',
  'strength',
  'pack',
  'schedule',
  'hsn',
] as const;
/** The fields of the folded part. */
export const LAW_FIELDS = [...LAW_TEXTS, 'mrp', 'gst_percent', 'gst_from'] as const;
const FIELDS = [...TEXTS, 'price', 'quantity_in_stock', 'buying_price', ...LAW_FIELDS] as const;

/** The form's values, as text. */
export type DrugFormValues = Record<(typeof FIELDS)[number], string>;

export const EMPTY_DRUG_FORM: DrugFormValues = fill(FIELDS, '');

const textOf = (amount: Paise | null) => (amount === null ? '' : amountText(amount));

/** The form's values of an existing drug. */
export function drugFormValues(drug: Drug): DrugFormValues {
  return {
    ...withoutNull(pick(drug, [...TEXTS, ...LAW_TEXTS])),
    price: textOf(drug.price),
    quantity_in_stock: String(drug.quantity_in_stock),
    buying_price: textOf(drug.buying_price),
    mrp: textOf(drug.mrp),
    gst_percent: drug.gst_percent === null ? '' : String(drug.gst_percent),
    gst_from: '',
  };
}

/** The request body; text that is not a number is rejected by the schema. */
export function drugInput(values: DrugFormValues) {
  const { price, quantity_in_stock, buying_price, mrp, gst_percent, gst_from, ...others } = values;
  const { schedule, ...texts } = others;
  const amount = (text: string) => (text.trim() === '' ? null : typedNumber(text, 'rupees'));
  return {
    ...texts,
    price: typedNumber(price, 'rupees'),
    quantity_in_stock: typedNumber(quantity_in_stock),
    buying_price: amount(buying_price),
    mrp: amount(mrp),
    gst_percent: gst_percent.trim() === '' ? null : typedNumber(gst_percent),
    gst_from: gst_from || null,
    schedule: DRUG_SCHEDULES.find((known) => known === schedule) ?? null,
  };
}

/** The part of the request body that differs from the initial values. */
export function drugChanges(values: DrugFormValues, before: DrugFormValues) {
  return pick(
    drugInput(values),
    FIELDS.filter((name) => values[name] !== before[name]),
  );
}

/** The error of each field; the three required ones share a message (section 5). */
export function checkDrug(values: DrugFormValues): Record<string, string> {
  const { error } = DrugBody.safeParse(drugInput(values));
  const errors = error ? fieldErrorsOf(error) : {};
  for (const field of ['name', 'price', 'quantity_in_stock'] as const) {
    if (values[field].trim() === '') errors[field] = M.required;
  }
  return errors;
}
