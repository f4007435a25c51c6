import { BILLING_MESSAGES } from '#contract/billing/billing.messages.ts';
import type { OrderLine } from '../../billing/index.ts';
import { expectMoved } from '../../platform/db/expect-moved.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';

/**
 * Moves a pending order of the patient to billed and returns its tests. An order that is further
 * along keeps its status. Throws 409 for a cancelled order, and 404 unless the patient has this
 * order.
 */
export async function billLabOrder(
  scope: ClinicScope,
  { id, patientId }: { id: string; patientId: string },
): Promise<OrderLine[]> {
  const { tx, now } = scope;
  const order = await tx
    .selectFrom('lab_orders')
    .where('id', '=', id)
    .where('patient_id', '=', patientId)
    .where('deleted_at', 'is', null)
    .select('status')
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw notFound();
  if (order.status === 'cancelled') throw conflict(BILLING_MESSAGES.orderNotBillable);
  if (order.status === 'pending') {
    expectMoved(
      await tx
        .updateTable('lab_orders')
        .set({ status: 'billed', updated_at: now })
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .executeTakeFirst(),
      BILLING_MESSAGES.orderNotBillable,
    );
    await scope.audit('bill-lab-order', { type: 'lab-order', id });
  }
  scope.changed('lab-orders', id);
  const tests = await tx
    .selectFrom('lab_order_tests')
    .where('order_id', '=', id)
    .select(['test_id', 'price_paise'])
    .orderBy('position')
    .execute();
  return tests.map(({ test_id: of, price_paise: price }) => ({ of, quantity: 1, price }));
}
