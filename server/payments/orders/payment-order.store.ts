import type { Tx } from '../../platform/db/scoped-database.ts';

const COLUMNS = [
  'clinic_id',
  'id',
  'bill_id',
  'provider',
  'provider_order_id',
  'amount_paise',
  'status',
  'created_at',
] as const;

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** Finds an order by the provider's id. In a system transaction, of any clinic. */
export function findOrder(tx: Tx, providerOrderId: string) {
  return tx
    .selectFrom('payment_orders')
    .where('provider_order_id', '=', providerOrderId)
    .select(COLUMNS)
    .executeTakeFirst();
}

export function findOpenOrder(tx: Tx, billId: string) {
  return tx
    .selectFrom('payment_orders')
    .where('bill_id', '=', billId)
    .where('status', '=', 'open')
    .select(COLUMNS)
    .executeTakeFirst();
}

/** Orders of all clinics without a known payment, oldest first. */
export function listUnpaidOrders(tx: Tx, { provider, since }: { provider: string; since: Date }) {
  return tx
    .selectFrom('payment_orders')
    .where('status', '<>', 'paid')
    .where('provider', '=', provider === 'sandbox' ? 'sandbox' : 'razorpay')
    .where('created_at', '>', since)
    .select(COLUMNS)
    .orderBy('created_at')
    .execute();
}

export function insertOrder(tx: Tx, order: Omit<OrderRow, 'status'> & { created_by: string }) {
  return tx.insertInto('payment_orders').values(order).returning(COLUMNS).executeTakeFirstOrThrow();
}

export async function setOrderStatus(
  tx: Tx,
  order: { id: string; to: OrderRow['status'] },
): Promise<void> {
  await tx
    .updateTable('payment_orders')
    .set({ status: order.to })
    .where('id', '=', order.id)
    .execute();
}
