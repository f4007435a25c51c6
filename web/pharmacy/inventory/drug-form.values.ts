import { amountText, type Paise } from '#contract/kernel/numbers/money.ts';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import { type Drug, DrugBody } from '#contract/pharmacy/drug.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';

/** The form's values, as text. */
export type DrugFormValues = {
  name: string;
  description: string;
  price: string;
  quantity_in_stock: string;
  supplier: string;
  expiry_date: string;
  buying_price: string;
  box_number: string;
};

export const EMPTY_DRUG_FORM: DrugFormValues = {
  name: '',
  description: '',
  price: '',
  quantity_in_stock: '',
  supplier: '',
  expiry_date: '',
  buying_price: '',
  box_number: '',
};

const textOf = (amount: Paise | null) => (amount === null ? '' : amountText(amount));

/** The form's values of an existing drug. */
export function drugFormValues(drug: Drug): DrugFormValues {
  return {
    name: drug.name,
    description: drug.description ?? '',
    price: textOf(drug.price),
    quantity_in_stock: String(drug.quantity_in_stock),
    supplier: drug.supplier ?? '',
    expiry_date: drug.expiry_date ?? '',
    buying_price: textOf(drug.buying_price),
    box_number: drug.box_number ?? '',
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
  return pick(drugInput(values), (name) => values[name] !== before[name]);
}

function pick<T extends object>(from: T, isWanted: (name: keyof T) => boolean): Partial<T> {
  const picked: Partial<T> = {};
  for (const name in from) if (isWanted(name)) picked[name] = from[name];
  return picked;
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
