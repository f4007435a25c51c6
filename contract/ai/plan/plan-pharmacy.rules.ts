import { timesADay } from '../../medicines/count-directions.rules.ts';
import { readDirections } from '../../medicines/read-directions.rules.ts';
import { PHARMACY_ORDER_MESSAGES } from '../../pharmacy/pharmacy-order.messages.ts';
import type { PharmacyOrder } from '../../pharmacy/pharmacy-order.ts';
import {
  daysAssumed,
  drugNotFound,
  firstOfPending,
  invalidDosage,
  AI_MESSAGES as M,
} from '../ai.messages.ts';
import type { AiActionOf } from '../ai-actions.ts';
import { firstOf, looseNumber, looseText, type NamedThing } from '../loose-values.ts';
import { indexDrugs } from '../matching/drug-index.rules.ts';
import { matchDrug } from '../matching/match-drug.rules.ts';
import { noticesOf } from './notices.rules.ts';
import { drugRows } from './order-rows.rules.ts';
import type { PlannedLine, RefusedLine } from './planned.ts';
import { allRefused, change, type Plan, type PlanContext, refused } from './planned.ts';
import { type SortedWishes, sortWishes } from './planned-lines.rules.ts';

const joined = (...texts: (string | null)[]) => texts.filter(Boolean).join('\n');

/** Requires drugs or a prescription. Drugs that are not in stock go onto the prescription. */
export function planPharmacyOrder(
  { parameters }: AiActionOf<'create_pharmacy_order'>,
  { patient, drugs }: PlanContext,
): Plan {
  if (!patient) return refused(M.patientIdMissing);
  const wished = parameters.prescription_for_unavailable_drugs;
  if (parameters.items.length === 0 && !wished) return refused(M.nothingToOrder);
  const sorted = sortWishes(parameters.items, drugs);
  const prescription = joined(wished, ...sorted.elsewhere);
  const emptied = sorted.emptied.map((id) => {
    const name = drugs.byId.get(id)?.name ?? '';
    return { written: name, message: invalidDosage(name) };
  });
  const refusedLines = [...sorted.refused, ...emptied];
  if (sorted.lines.length === 0 && sorted.asked.length === 0 && !prescription) {
    return allRefused(refusedLines);
  }
  const plan = change(
    {
      type: 'create-pharmacy-order',
      patientId: patient.id,
      lines: sorted.lines,
      prescription,
    },
    drugRows([], sorted.lines, { before: '', after: prescription }),
  );
  if (plan.kind !== 'change') return plan;
  const notes = [...noticesOf(sorted.lines, drugs), ...assumptionsOf(sorted)];
  return { ...plan, askedDrugs: sorted.asked, refusedLines, ...(notes.length > 0 && { notes }) };
}

const assumptionsOf = ({ assumed }: SortedWishes) =>
  assumed.length > 0 ? [daysAssumed(assumed)] : [];

const ORDER_IDS = ['order_id', 'orderId', 'pharmacy_order_id', 'pharmacyOrderId', 'id'];
const SERIALS = ['serialNumber', 'serial_number', 'serialNo', 'serial_no', 'serial'];

type Meant = { readonly order: PharmacyOrder; readonly notes: readonly string[] };

/**
 * Finds the order by serial number, counted from the oldest as 1, or takes the first pending one.
 * An unknown serial number is rejected and never replaced by a guess.
 */
function orderMeant(orders: readonly PharmacyOrder[], parameters: unknown): Meant | string {
  const id = looseText(firstOf(parameters, ORDER_IDS));
  const serial = firstOf(parameters, SERIALS);
  const oldestFirst = orders.toReversed();
  if (id !== undefined || (serial !== undefined && serial !== '')) {
    const number = looseNumber(serial);
    const byNumber = typeof number === 'number' ? oldestFirst[number - 1] : undefined;
    const byId = orders.find((one) => one.id === id);
    const order = number === null ? byId : byNumber;
    const agree = id === undefined || order === byId;
    return order && agree ? { order, notes: [] } : M.unknownSerialNumber;
  }
  const pending = oldestFirst.filter(({ status }) => status === 'pending');
  const [order] = pending;
  if (!order) return M.noSuchOrder;
  return { order, notes: pending.length > 1 ? [firstOfPending(pending.length)] : [] };
}

/** Adds, changes and removes drugs; `cancelled` deletes a pending order. */
export function planPharmacyEdit(
  { parameters }: AiActionOf<'edit_pharmacy_order'>,
  context: PlanContext,
): Plan {
  const { items, items_to_remove: removed, status } = parameters;
  const wished = parameters.prescription_for_unavailable_drugs;
  if (items.length === 0 && removed.length === 0 && !status && wished === null) {
    return refused(M.nothingToEdit);
  }
  const meant = orderMeant(context.pharmacyOrders, parameters);
  if (typeof meant === 'string') return refused(meant);
  const { order, notes } = meant;
  const isMovedOnly = items.length === 0 && removed.length === 0 && wished === null;
  if (order.status !== 'pending' && !isMovedOnly) {
    return refused(PHARMACY_ORDER_MESSAGES.notPending);
  }
  const before: PlannedLine[] = order.medications.map((line) => ({ ...line }));
  // A billed order keeps its record: it is cancelled, its stock is returned and its money refunded.
  if (status === 'cancelled' && order.status === 'pending') {
    const texts = { before: order.prescription_for_unavailable_drugs, after: '' };
    const plan = change(
      { type: 'delete-pharmacy-order', orderId: order.id },
      drugRows(before, [], texts),
    );
    return plan.kind === 'change' ? { ...plan, notes } : plan;
  }
  const sorted = sortWishes(items, context.drugs);
  const gone = idsOf(removed, before);
  const refusedLines = [...sorted.refused, ...gone.refused];
  const dropped = new Set([...gone.ids, ...sorted.emptied]);
  const kept = before.filter(({ drug_id }) => !dropped.has(drug_id));
  const changed = new Map(sorted.lines.map((line) => [line.drug_id, line]));
  const lines = [
    ...kept.map((line) => withDirections(changed.get(line.drug_id), line)),
    ...sorted.lines.filter(({ drug_id }) => !kept.some((line) => line.drug_id === drug_id)),
  ];
  const prescription = joined(
    wished ?? order.prescription_for_unavailable_drugs,
    ...sorted.elsewhere,
  );
  const isNothingLeft = lines.length === 0 && !prescription && sorted.asked.length === 0;
  if (isNothingLeft && refusedLines.length === 0) {
    return refused(PHARMACY_ORDER_MESSAGES.nothingOrdered);
  }
  const texts = { before: order.prescription_for_unavailable_drugs, after: prescription };
  const rows = [
    ...drugRows(before, lines, texts),
    ...(status && status !== order.status
      ? [{ label: 'Status', before: order.status, after: status }]
      : []),
  ];
  const isNothing = rows.length === 0 && sorted.asked.length === 0;
  if (refusedLines.length > 0 && (isNothing || isNothingLeft)) return allRefused(refusedLines);
  const what = { type: 'edit-pharmacy-order', orderId: order.id, lines, prescription } as const;
  return {
    kind: 'change',
    change: { ...what, status: status === order.status ? null : status },
    rows,
    askedDrugs: sorted.asked,
    askedTests: [],
    refusedLines,
    notes: [...notes, ...noticesOf(sorted.lines, context.drugs, lines), ...assumptionsOf(sorted)],
  };
}

/** A changed line without directions keeps the old ones, unless they may contain the old dose. */
function withDirections(changed: PlannedLine | undefined, before: PlannedLine): PlannedLine {
  if (!changed) return before;
  if (changed.tabletsPerDay !== before.tabletsPerDay && maySayDose(before)) return changed;
  return { ...changed, directions_to_use: changed.directions_to_use ?? before.directions_to_use };
}

function maySayDose({ directions_to_use }: PlannedLine): boolean {
  const read = readDirections(directions_to_use ?? '');
  return read === null || read.doses !== null || timesADay(read) !== null;
}

type Removed = { readonly ids: readonly string[]; readonly refused: readonly RefusedLine[] };

/** The drugs to remove from the order, and the errors for the others. */
function idsOf(removed: readonly NamedThing[], lines: readonly PlannedLine[]): Removed {
  const index = indexDrugs(
    lines.map(({ drug_id, name }) => ({ id: drug_id, name, unit: null, sellable_quantity: 1 })),
  );
  const ids: string[] = [];
  const refusedLines: RefusedLine[] = [];
  for (const thing of removed) {
    const match = matchDrug(index, thing);
    const [only, second] = match.kind === 'near' ? match.options : [];
    const isId = thing.id !== null && index.byId.has(thing.id);
    const found = match.kind === 'sure' ? match.found : second || isId ? undefined : only;
    const written = thing.name || thing.id || (thing.written ?? '');
    if (found) ids.push(found.id);
    else refusedLines.push({ written, message: drugNotFound(written) });
  }
  return { ids, refused: refusedLines };
}
