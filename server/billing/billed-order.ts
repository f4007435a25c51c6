import type { CreateBillBody } from '#contract/billing/bill.ts';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { conflict, invalidField } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';

/** One line of an order as it must stand on the bill: a drug or a lab test. */
export type OrderLine = { readonly of: string; readonly quantity: number; readonly price: number };

type OrderOfPatient = { readonly id: string; readonly patientId: string };

/** What billing asks of a slice whose orders are billed. */
export type OrderSource = {
  /**
   * Moves a pending order to billed and answers its lines. One that was moved before is left as it
   * is. Refuses one of another patient (404), cancelled (409), or that can't be served (409).
   */
  bill(scope: ClinicScope, order: OrderOfPatient): Promise<readonly OrderLine[]>;
  /** Cancels the order of a bill that is being cancelled; one that was served is 409. */
  release(scope: ClinicScope, orderId: string): Promise<void>;
};

export type BilledOrder = { readonly kind: 'pharmacy' | 'lab'; readonly id: string };
export type OrderDesk = Readonly<Record<BilledOrder['kind'], OrderSource>>;

/** The order that a bill is to be made for; 400 when its type is not the order's. */
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

/** Whether the order's lines stand on the bill, each once and as ordered, and none besides. */
function areOnTheBill(lines: readonly OrderLine[], items: readonly OrderLine[]): boolean {
  const ordered = lines.map(keyOf).sort();
  const billed = items.map(keyOf).sort();
  return ordered.length === billed.length && ordered.every((line, at) => line === billed[at]);
}

/** Moves the order to billed; 409 when the bill does not have it as it was ordered. */
export async function billOrder(
  scope: ClinicScope,
  { order, body, desk }: { order: BilledOrder; body: CreateBillBody; desk: OrderDesk },
): Promise<void> {
  const { patientId } = body;
  const lines = await desk[order.kind].bill(scope, { id: order.id, patientId });
  const items = body.items.flatMap((item) => {
    const of = order.kind === 'pharmacy' ? item.drug_id : item.item_id;
    return of ? [{ of, quantity: item.quantity, price: item.price }] : [];
  });
  if (!areOnTheBill(lines, items)) throw conflict(M.orderChanged);
}
