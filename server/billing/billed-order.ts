import type { CreateBillBody } from '#contract/billing/bill-body.ts';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import type { Paise } from '#contract/kernel/numbers/money.ts';
import { conflict, invalidField } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';

/** An order line as the bill must have it: a drug or a lab test. */
export type OrderLine = {
  readonly of: string;
  readonly quantity: number;
  /** As the person saw it before the order was billed. */
  readonly price: number;
  /** The price that it was lowered to at the sale: the MRP of a batch. */
  readonly atMost?: Paise;
};

type OrderOfPatient = { readonly id: string; readonly patientId: string };

/** The functions that billing needs from a slice with billable orders. */
export type OrderSource = {
  /**
   * Locks the order of a held patient. Moves a pending order to billed and returns its lines. Leaves
   * an order that has moved on unchanged. Throws 404 for another patient's order, and 409 for one
   * that is cancelled or cannot be served.
   */
  bill(scope: ClinicScope, order: OrderOfPatient): Promise<readonly OrderLine[]>;
  /** Cancels the order of a bill that is being cancelled. Throws 409 for one already served. */
  release(scope: ClinicScope, orderId: string): Promise<void>;
};

export type BilledOrder = { readonly kind: 'pharmacy' | 'lab'; readonly id: string };
export type OrderSources = Readonly<Record<BilledOrder['kind'], OrderSource>>;

/** The order to be billed. Throws 400 when the bill's type does not match. */
export function orderOf(body: CreateBillBody): BilledOrder | undefined {
  const labOrderId = body.labOrderId ?? (body.type === 'lab' ? body.related_id : undefined);
  if (labOrderId) {
    if (body.type !== 'lab') throw invalidField('type', M.invalidType);
    return { kind: 'lab', id: labOrderId };
  }
  if (!body.related_id) return undefined;
  if (body.type !== 'pharmacy') throw invalidField('type', M.invalidType);
  return { kind: 'pharmacy', id: body.related_id };
}

const keyOf = ({ of, quantity, price }: OrderLine) => `${of} ${quantity} ${price}`;

/** Whether the bill's items are exactly the order's lines. */
function areOnTheBill(lines: readonly OrderLine[], items: readonly OrderLine[]): boolean {
  const ordered = lines.map(keyOf).sort();
  const billed = items.map(keyOf).sort();
  return ordered.length === billed.length && ordered.every((line, at) => line === billed[at]);
}

/**
 * Moves the order to billed, and returns the items of the bill, at the prices that the sale lowered
 * them to, which the bill may have already. Throws 409 when the bill's items differ from the order.
 */
export async function billOrder(
  scope: ClinicScope,
  { order, body, sources }: { order: BilledOrder; body: CreateBillBody; sources: OrderSources },
): Promise<CreateBillBody['items']> {
  const { patientId } = body;
  const lines = await sources[order.kind].bill(scope, { id: order.id, patientId });
  const items = body.items.flatMap((item) => {
    const of = order.kind === 'pharmacy' ? item.drug_id : item.item_id;
    return of ? [{ of, quantity: item.quantity, price: item.price }] : [];
  });
  const lowered = lines.map((line) => ({ ...line, price: line.atMost ?? line.price }));
  if (!areOnTheBill(lines, items) && !areOnTheBill(lowered, items)) throw conflict(M.orderChanged);
  return body.items.map((item) => {
    const line = lines.find(({ of }) => order.kind === 'pharmacy' && of === item.drug_id);
    return { ...item, price: line?.atMost ?? item.price };
  });
}
