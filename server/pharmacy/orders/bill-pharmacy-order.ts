import { sql } from 'kysely';
import { BILLING_MESSAGES } from '#contract/billing/billing.messages.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { insufficientStock } from '#contract/pharmacy/drug.messages.ts';
import { heldSale, heldWithoutPatient } from '#contract/pharmacy/held-sale.messages.ts';
import type { OrderLine } from '../../billing/index.ts';
import { expectMoved } from '../../platform/db/expect-moved.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { byExpiry, isSellable, takeFrom } from '../inventory/allocation.rules.ts';
import { mrpsOf } from '../inventory/drug.store.ts';
import { lockBatches, type Movement, moveStock } from '../inventory/stock.store.ts';

/**
 * The lines with the quantity left of each. Some may have been returned when the order was
 * dispensed first.
 */
function linesOf({ tx }: ClinicScope, orderId: string) {
  return tx
    .selectFrom('pharmacy_order_lines as line')
    .where('line.order_id', '=', orderId)
    .whereRef('line.returned_quantity', '<', 'line.quantity')
    .select(['line.id', 'line.drug_id', 'line.name', 'line.price_paise'])
    .select(sql<number>`line.quantity - line.returned_quantity`.as('quantity'))
    .orderBy('line.position')
    .execute();
}

type Lines = Awaited<ReturnType<typeof linesOf>>;

/** The lower price of each line that costs more than the MRP of a batch that it is sold from. */
type Lowered = ReadonlyMap<string, number>;

/**
 * Takes every line of an order out of stock, from the batches that expire first, never from expired
 * ones. Throws 409 with the names of the drugs in short supply, without taking any. A price above
 * the MRP of a batch is lowered to it, also to one that was lowered while this sale waited for the lock.
 */
async function sell(scope: ClinicScope, lines: Lines): Promise<Lowered> {
  const drugIds = lines.map(({ drug_id }) => drug_id);
  const batches = await lockBatches(scope.tx, drugIds);
  // Each change of an MRP locks the batches of its drug, so these hold until the commit.
  const mrpsOfDrugs = await mrpsOf(scope.tx, drugIds);
  const missing: string[] = [];
  const movements: Movement[] = [];
  const lowered = new Map<string, number>();
  const mrps = new Map(batches.map(({ id, mrp_paise }) => [id, mrp_paise]));
  for (const line of lines) {
    const sellable = batches
      .filter((batch) => batch.drug_id === line.drug_id && isSellable(batch, scope.today))
      .sort(byExpiry);
    const portions = takeFrom(sellable, line.quantity);
    if (!portions) missing.push(line.name);
    for (const { batchId, quantity } of portions ?? []) {
      const movement = { batchId, quantity: -quantity, drugId: line.drug_id };
      movements.push({ ...movement, kind: 'sale', orderLineId: line.id });
      const most = mrps.get(batchId) ?? mrpsOfDrugs.get(line.drug_id) ?? line.price_paise;
      if (most < (lowered.get(line.id) ?? line.price_paise)) lowered.set(line.id, most);
    }
  }
  if (missing.length > 0) throw conflict(insufficientStock(missing));
  await lowerPrices(scope, lowered);
  await moveStock(scope, movements);
  return lowered;
}

async function lowerPrices(scope: ClinicScope, lowered: Lowered): Promise<void> {
  for (const [id, price] of lowered) {
    await scope.tx
      .updateTable('pharmacy_order_lines')
      .set({ price_paise: price })
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Throws 409 with the names of the drugs of schedule H1 and X that the clinic holds back. The
 * database holds the same rule on every sale.
 */
async function refuseHeld({ tx }: ClinicScope, orderId: string, lines: Lines): Promise<void> {
  const { rows } = await sql<{ drug_id: string; is_named: boolean }>`
    SELECT line.drug_id, patient.is_named
    FROM pharmacy_order_lines AS line
    JOIN pharmacy_orders AS o ON o.clinic_id = line.clinic_id AND o.id = line.order_id
    CROSS JOIN LATERAL (SELECT is_named_patient(o.clinic_id, o.patient_id) AS is_named) AS patient
    JOIN clinics ON clinics.id = line.clinic_id AND clinics.holds_scheduled_sales
    JOIN drugs ON drugs.clinic_id = line.clinic_id AND drugs.id = line.drug_id
    WHERE line.order_id = ${orderId} AND drugs.schedule IN ('H1', 'X')
      AND (NOT patient.is_named
        OR NOT EXISTS (SELECT FROM prescriber_of_line(line.clinic_id, line.id)))`.execute(tx);
  const names = lines
    .filter((line) => rows.some(({ drug_id }) => drug_id === line.drug_id))
    .map(({ name }) => name);
  if (names.length === 0) return;
  const isNobody = rows.some(({ is_named }) => !is_named);
  throw conflict(isNobody ? heldWithoutPatient(names) : heldSale(names));
}

/**
 * Moves a pending order of the patient to billed, which takes its stock, and returns its lines. An
 * order already billed or dispensed keeps its status, and the quantities not yet returned by the
 * patient are the result. Throws 409 for a cancelled order, too little stock or a drug that is held
 * back without prescriber, and 404 unless the
 * patient has this order.
 */
export async function billPharmacyOrder(
  scope: ClinicScope,
  { id, patientId }: { id: string; patientId: string },
): Promise<OrderLine[]> {
  const order = await scope.tx
    .selectFrom('pharmacy_orders')
    .where('id', '=', id)
    .where('patient_id', '=', patientId)
    .where('deleted_at', 'is', null)
    .select('status')
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw notFound();
  if (order.status === 'cancelled') throw conflict(BILLING_MESSAGES.orderNotBillable);
  const lines = await linesOf(scope, id);
  let lowered: Lowered = new Map();
  if (order.status === 'pending') {
    await refuseHeld(scope, id, lines);
    lowered = await sell(scope, lines);
    expectMoved(
      await scope.tx
        .updateTable('pharmacy_orders')
        .set({ status: 'billed', updated_at: scope.now })
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .executeTakeFirst(),
      BILLING_MESSAGES.orderNotBillable,
    );
    const changes = lowered.size === 0 ? undefined : { loweredToMrp: Object.fromEntries(lowered) };
    await scope.audit('bill-pharmacy-order', { type: 'pharmacy-order', id }, changes);
    for (const { drug_id } of lines) scope.changed('drugs', drug_id);
  }
  scope.changed('pharmacy-orders', id);
  return lines.map(({ id: line, drug_id: of, quantity, price_paise: price }) => {
    const atMost = lowered.get(line);
    return { of, quantity, price, ...(atMost !== undefined && { atMost: paise(atMost) }) };
  });
}
