import { sql } from 'kysely';
import { may } from '#contract/kernel/roles.ts';
import { DRUG_MESSAGES } from '#contract/pharmacy/drug.messages.ts';
import { alreadyInOrder, invalidOrTooFew } from '#contract/pharmacy/pharmacy-order.messages.ts';
import type { OrderItem } from '#contract/pharmacy/pharmacy-order.ts';
import { checkClaims, markOf } from '../../ai-marks/index.ts';
import { toColumns } from '../../platform/db/columns/columns.ts';
import { withNext } from '../../platform/db/scoped-connection.ts';
import { conflict, invalidField } from '../../platform/errors.ts';
import { atOnce } from '../../platform/round-trips/at-once.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { findSellable, type OrderableDrug } from '../inventory/drug.store.ts';
import { type Prescribed, prescribedBy, type Writing } from '../sales/prescribed-lines.rules.ts';
import { ORDERED_COLUMNS } from './pharmacy-order.columns.ts';
import type { PharmacyOrderLineRow } from './pharmacy-order.store.ts';

/** A line to be written, with its drug of today. */
export type Line = { readonly item: OrderItem; readonly drug: OrderableDrug };

/**
 * Reads the lines of an order with today's names and prices, in one round trip. Throws 400 for an
 * unknown or repeated drug or an unknown answer of the assistant, and 409 naming each drug for more
 * than can be sold.
 */
export async function readLines(
  { tx, today }: ClinicScope,
  items: readonly OrderItem[],
): Promise<readonly Line[]> {
  const ids = items.map(({ drug_id }) => drug_id);
  const [, drugs] = await atOnce([checkClaims(tx, items, 'items'), findSellable(tx, today, ids)]);
  const byId = new Map(drugs.map((drug) => [drug.id, drug]));
  const lines: Line[] = [];
  const tooFew: string[] = [];
  for (const [position, item] of items.entries()) {
    const drug = byId.get(item.drug_id);
    if (!drug) throw invalidField(`items.${position}.drug_id`, DRUG_MESSAGES.notFound);
    if (ids.indexOf(item.drug_id) !== position) {
      throw invalidField(`items.${position}.drug_id`, alreadyInOrder(drug.name));
    }
    if (drug.sellable < item.quantity) tooFew.push(drug.name);
    lines.push({ item, drug });
  }
  if (tooFew.length > 0) throw conflict(invalidOrTooFew(tooFew));
  return lines;
}

/** The existing line that an item leaves unchanged, if any. */
function unchanged(item: OrderItem, before: readonly PharmacyOrderLineRow[]) {
  return before.find(
    (line) =>
      line.drug_id === item.drug_id &&
      line.quantity === item.quantity &&
      line.tablets_per_day === item.tabletsPerDay &&
      line.number_of_days === item.numberOfDays &&
      line.days_assumed === (item.daysAssumed ?? false) &&
      line.directions_to_use === (item.directions_to_use ?? ''),
  );
}

type Written = {
  readonly orderId: string;
  readonly lines: readonly Line[];
  /** The previous lines of an edited order. */
  readonly before?: readonly PharmacyOrderLineRow[];
  /** The lines of the order that this one repeats: its doctors prescribed these as well. */
  readonly repeats?: readonly (Prescribed & { readonly drug_id: string })[] | undefined;
  readonly named: Writing['named'];
};

/** The person who writes, if a doctor. */
function doctorOf({ actor }: ClinicScope): string | undefined {
  return may(actor.role, 'consulting.see-patients') ? actor.id : undefined;
}

/** The query that inserts the lines of an order that has none at this point. */
export function insertLines(
  scope: ClinicScope,
  { orderId, lines, before = [], repeats, named }: Written,
) {
  const writing = { doctorId: doctorOf(scope), named };
  const prescribed = (item: OrderItem): Prescribed => {
    const repeated = repeats?.find(({ drug_id }) => drug_id === item.drug_id);
    if (repeated) {
      const { prescribed_by, prescribed_quantity } = repeated;
      return { prescribed_by, prescribed_quantity };
    }
    const line = before.find(({ drug_id }) => drug_id === item.drug_id);
    return prescribedBy(item, line, writing);
  };
  return scope.tx.insertInto('pharmacy_order_lines').values(
    lines.map(({ item, drug }, position) => ({
      clinic_id: scope.actor.clinicId,
      id: scope.newId(),
      order_id: orderId,
      ...toColumns(ORDERED_COLUMNS, item),
      position,
      name: drug.name,
      days_assumed: item.daysAssumed ?? false,
      directions_to_use: item.directions_to_use ?? '',
      price_paise: sql<number>`price_of_pieces(${scope.actor.clinicId}::uuid, ${drug.id}::uuid,
        ${item.quantity}::integer, ${scope.today}::date)`,
      ai_run_id: markOf(item, unchanged(item, before)),
      ...prescribed(item),
    })),
  );
}

/** Writes the lines of an order that has none at this point, with the next query. */
export async function writeLines(scope: ClinicScope, written: Written): Promise<void> {
  if (written.lines.length === 0) return;
  await scope.tx.executeQuery(withNext(insertLines(scope, written).compile()));
}

/**
 * A doctor's statement about the lines of an order whose prescriber alone they edit: it is a paper from
 * elsewhere, or their own prescription. An edit by another person leaves whose the lines are.
 */
export async function prescribeAgain(
  scope: ClinicScope,
  orderId: string,
  isFromElsewhere: boolean,
): Promise<void> {
  const doctorId = doctorOf(scope);
  if (!doctorId) return;
  const lines = scope.tx.updateTable('pharmacy_order_lines').where('order_id', '=', orderId);
  await (isFromElsewhere
    ? lines.set({ prescribed_by: null, prescribed_quantity: null })
    : lines
        .set((eb) => ({ prescribed_by: doctorId, prescribed_quantity: eb.ref('quantity') }))
        .where('prescribed_by', 'is', null)
  ).execute();
}
