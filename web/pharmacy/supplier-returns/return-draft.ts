import { fromRupees, paise } from '#contract/kernel/numbers/money.ts';
import { typedNumber, typedOrZero } from '#contract/kernel/numbers/typed-number.ts';
import { SUPPLIER_RETURN_MESSAGES as M } from '#contract/pharmacy/supplier-returns/supplier-return.messages.ts';
import { returnValue } from '#contract/pharmacy/supplier-returns/supplier-return.rules.ts';
import {
  type Returnable,
  type ReturnableBatch,
  type ReturnReason,
  SupplierReturnBody,
} from '#contract/pharmacy/supplier-returns/supplier-return.ts';

/** A chosen batch; pieces and cost of a piece as typed. */
export type ChosenBatch = {
  readonly batch: ReturnableBatch;
  readonly quantity: string;
  readonly cost: string;
};

const isChosen = ({ quantity }: ChosenBatch): boolean => quantity.trim() !== '';

const costOf = ({ batch, cost }: ChosenBatch) =>
  batch.cost !== null || cost.trim() === '' ? null : typedNumber(cost, 'rupees');

/** The reason until a person chooses one: a paper must not call good stock expired. */
export function usualReason(chosen: readonly ChosenBatch[], show: Returnable): ReturnReason {
  if (show === 'near' && !chosen.some(({ batch }) => batch.is_expired)) return 'near-expiry';
  return chosen.every(({ batch }) => batch.is_expired) ? 'expired' : 'unsold';
}

/** The body of the call, in rupees as on the wire. */
export function returnInput(chosen: readonly ChosenBatch[], reason: ReturnReason, note: string) {
  return {
    ...{ reason, note },
    lines: chosen.filter(isChosen).map((one) => ({
      ...{ batch_id: one.batch.id, quantity: typedOrZero(one.quantity), cost: costOf(one) },
    })),
  };
}

/** The error of a chosen batch, if it has one. */
export function errorOf(one: ChosenBatch): string | undefined {
  if (!isChosen(one)) return undefined;
  const { data, error } = SupplierReturnBody.safeParse(returnInput([one], 'expired', ''));
  if (!data) return error.issues[0]?.message;
  const { quantity } = one.batch;
  return typedOrZero(one.quantity) > quantity ? `In stock: ${quantity}.` : undefined;
}

/** The remark on pieces that were never bought, which a return counts nothing for. */
export function remarkOf(one: ChosenBatch): string | undefined {
  const { cost, bought } = one.batch;
  const isPriced = cost !== null || costOf(one) !== null;
  const isAbove = isPriced && bought != null && typedOrZero(one.quantity) > bought;
  return isAbove && !errorOf(one) ? M.aboveBought(bought) : undefined;
}

/** Why a chosen batch is not in the sum, or undefined. */
function leftOutOf(one: ChosenBatch): string | undefined {
  const error = errorOf(one);
  if (error !== undefined) return error;
  return one.batch.cost === null && costOf(one) === null ? M.costUnknown : undefined;
}

/** A batch in a text. */
export const batchName = ({ batch: { name, batch_no } }: ChosenBatch): string =>
  [name, batch_no].filter(Boolean).join(' ');

/** Value, GST and sum of the chosen batches, and which are not in it. */
export function sumOf(chosen: readonly ChosenBatch[]) {
  let taxable = 0;
  let gst = 0;
  let batches = 0;
  const leftOut: string[] = [];
  for (const one of chosen.filter(isChosen)) {
    const why = leftOutOf(one);
    if (why !== undefined) {
      leftOut.push(M.leftOut(batchName(one), why));
      continue;
    }
    batches += 1;
    const typed = costOf(one);
    const batch =
      typed === null ? one.batch : { ...one.batch, cost: fromRupees(typed), cost_of: 1 };
    const value = returnValue(typedOrZero(one.quantity), batch);
    taxable += value.taxable;
    gst += value.gst;
  }
  const sums = { taxable: paise(taxable), gst: paise(gst), total: paise(taxable + gst) };
  return { ...sums, batches, leftOut };
}
