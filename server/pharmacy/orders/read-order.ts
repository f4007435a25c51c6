import { orderNotFound } from '#contract/pharmacy/pharmacy-order.messages.ts';
import type { PharmacyOrder, PharmacyOrderDetails } from '#contract/pharmacy/pharmacy-order.ts';
import { sumOfDrugs } from '../../billing/index.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { notFound } from '../../platform/errors.ts';
import { atOnce } from '../../platform/round-trips/at-once.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { heldStock } from '../inventory/held-stock.ts';
import { findPrescriber, listLinesOfLaw } from '../sales/prescriber.store.ts';
import { presentOrderDetails, presentPharmacyOrder } from './pharmacy-order.present.ts';
import { findOrderRow, listOrderLines, type PharmacyOrderRow } from './pharmacy-order.store.ts';

/** Orders with their lines. */
export async function withLines(
  tx: Tx,
  orders: readonly PharmacyOrderRow[],
): Promise<PharmacyOrder[]> {
  const lines = await listOrderLines(
    tx,
    orders.map(({ id }) => id),
  );
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id);
  return orders.map((order) => presentPharmacyOrder(order, linesOf.get(order.id) ?? []));
}

/** Reads an order in this transaction. Throws 404 for an unknown or deleted one. */
export async function readOrder({ tx }: { tx: Tx }, id: string): Promise<PharmacyOrder> {
  const [row, lines] = await atOnce([findOrderRow(tx, id), listOrderLines(tx, [id])]);
  if (!row) throw notFound(orderNotFound(id));
  return presentPharmacyOrder(row, lines);
}

/**
 * Reads an order with its bill and the batches it holds. Throws 404 for an unknown or deleted one.
 */
export async function readOrderDetails(
  { tx, today }: Pick<ClinicScope, 'tx' | 'today'>,
  id: string,
): Promise<PharmacyOrderDetails> {
  const [row, lines, held, prescribers, law] = await atOnce([
    findOrderRow(tx, id),
    listOrderLines(tx, [id]),
    heldStock({ tx }, id),
    findPrescriber(tx, id),
    listLinesOfLaw(tx, id),
  ]);
  if (!row) throw notFound(orderNotFound(id));
  return presentOrderDetails(row, {
    lines,
    held,
    today,
    law,
    ...prescribers,
    billedDrugs: row.bill_id === null ? 0 : await sumOfDrugs(tx, row.bill_id),
  });
}
