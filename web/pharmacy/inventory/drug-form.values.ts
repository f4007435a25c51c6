import { fill, pick } from '#contract/kernel/field-names.ts';
import { amountText, type Paise } from '#contract/kernel/numbers/money.ts';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import { type Drug, DrugBody } from '#contract/pharmacy/drug.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';
import { withoutNull } from '#web/lib/form-texts.ts';

/** The fields that the form shows as they are. */
const TEXTS = ['name', 'description', 'supplier', 'expiry_date', 'box_number'] as const;
const FIELDS = [...TEXTS, 'price', 'quantity_in_stock', 'buying_price'] as const;

/** The form's values, as text. */
export type DrugFormValues = Record<(typeof FIELDS)[number], string>;

export const EMPTY_DRUG_FORM: DrugFormValues = fill(FIELDS, '');

const textOf = (amount: Paise | null) => (amount === null ? '' : amountText(amount));

/** The form's values of an existing drug. */
export function drugFormValues(drug: Drug): DrugFormValues {
  return {
    ...withoutNull(pick(drug, TEXTS)),
    price: textOf(drug.price),
    quantity_in_stock: String(drug.quantity_in_stock),
    buying_price: textOf(drug.buying_price),
  };
}

/** The request body; text that is not a number is rejected by the schema. */
export function drugInput(values: DrugFormValues) {
  const { price, quantity_in_stock, buying_price, ...texts } = values;
  return {
    ...texts,
    price: typedNumber(price, 'rupees'),
    quantity_in_stock: typedNumber(quantity_in_stock),
    buying_price: buying_price.trim() === '' ? null : typedNumber(buying_price, 'rupees'),
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
