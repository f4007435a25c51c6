import { PHARMACY_ORDER_MESSAGES } from '../../pharmacy/pharmacy-order.messages.ts';
import type { PharmacyOrder } from '../../pharmacy/pharmacy-order.ts';
import { readDirections, timesADay } from '../../pharmacy/read-directions.rules.ts';
import { drugNotFound, invalidDosage, AI_MESSAGES as M } from '../ai.messages.ts';
import type { AiActionOf } from '../ai-actions.ts';
import type { NamedThing } from '../loose-values.ts';
import { indexDrugs, matchDrug } from '../matching/match-drug.rules.ts';
import type { PlannedLine } from './planned.ts';
import { type ChangeRow, change, type Plan, type PlanContext, refused } from './planned.ts';
import { lineText, sortWishes } from './planned-lines.rules.ts';

const joined = (...texts: (string | null)[]) => texts.filter(Boolean).join('\n');

/** Needs drugs or a prescription; what the pharmacy does not have goes onto the prescription. */
export function planPharmacyOrder(
  { parameters }: AiActionOf<'create_pharmacy_order'>,
  { patient, drugs }: PlanContext,
): Plan {
  if (!patient) return refused(M.patientIdMissing);
  const wished = parameters.prescription_for_unavailable_drugs;
  if (parameters.items.length === 0 && !wished) return refused(M.nothingToOrder);
  const sorted = sortWishes(parameters.items, drugs);
  if (sorted.problem) return refused(sorted.problem);
  const [emptied] = sorted.emptied;
  if (emptied) return refused(invalidDosage(drugs.byId.get(emptied)?.name ?? ''));
  const prescription = joined(wished, ...sorted.elsewhere);
  const plan = change(
    {
      type: 'create-pharmacy-order',
      patientId: patient.id,
      lines: sorted.lines,
      prescription,
    },
    rowsOf([], sorted.lines, { before: '', after: prescription }),
  );
  return plan.kind === 'change' ? { ...plan, askedDrugs: sorted.asked } : plan;
}

/** Finds the order by its serial number, the oldest being 1, or takes the newest pending one. */
function orderMeant(orders: readonly PharmacyOrder[], serialNumber: unknown) {
  if (typeof serialNumber !== 'number') return orders.find(({ status }) => status === 'pending');
  return orders.toReversed()[serialNumber - 1];
}

/** Adds, changes and takes out drugs; `cancelled` deletes the order. */
export function planPharmacyEdit(
  { parameters }: AiActionOf<'edit_pharmacy_order'>,
  context: PlanContext,
): Plan {
  const { items, items_to_remove: removed, status } = parameters;
  const wished = parameters.prescription_for_unavailable_drugs;
  if (items.length === 0 && removed.length === 0 && !status && wished === null) {
    return refused(M.nothingToEdit);
  }
  const order = orderMeant(context.pharmacyOrders, parameters.serialNumber);
  if (!order) return refused(M.noSuchOrder);
  const isMovedOnly = items.length === 0 && removed.length === 0 && wished === null;
  if (order.status !== 'pending' && (!isMovedOnly || status === 'cancelled')) {
    return refused(PHARMACY_ORDER_MESSAGES.notPending);
  }
  const before: PlannedLine[] = order.medications.map((line) => ({ ...line }));
  if (status === 'cancelled') {
    return change(
      { type: 'delete-pharmacy-order', orderId: order.id },
      rowsOf(before, [], {
        before: order.prescription_for_unavailable_drugs,
        after: '',
      }),
    );
  }
  const sorted = sortWishes(items, context.drugs);
  if (sorted.problem) return refused(sorted.problem);
  const gone = idsOf(removed, before);
  if (typeof gone === 'string') return refused(gone);
  const dropped = new Set([...gone, ...sorted.emptied]);
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
  if (lines.length === 0 && !prescription && sorted.asked.length === 0) {
    return refused(PHARMACY_ORDER_MESSAGES.nothingOrdered);
  }
  const texts = { before: order.prescription_for_unavailable_drugs, after: prescription };
  const rows = [
    ...rowsOf(before, lines, texts),
    ...(status && status !== order.status
      ? [{ label: 'Status', before: order.status, after: status }]
      : []),
  ];
  const what = { type: 'edit-pharmacy-order', orderId: order.id, lines, prescription } as const;
  return {
    kind: 'change',
    change: { ...what, status: status === order.status ? null : status },
    rows,
    askedDrugs: sorted.asked,
    askedTests: [],
  };
}

/** A changed line that says nothing of its directions keeps the ones before, unless they may say the old dose. */
function withDirections(changed: PlannedLine | undefined, before: PlannedLine): PlannedLine {
  if (!changed) return before;
  if (changed.tabletsPerDay !== before.tabletsPerDay && maySayDose(before)) return changed;
  return { ...changed, directions_to_use: changed.directions_to_use ?? before.directions_to_use };
}

function maySayDose({ directions_to_use }: PlannedLine): boolean {
  const read = readDirections(directions_to_use ?? '');
  return read === null || read.doses !== null || timesADay(read) !== null;
}

/** The drugs of the order that are to go, or what is wrong with one. */
function idsOf(removed: readonly NamedThing[], lines: readonly PlannedLine[]): string[] | string {
  const index = indexDrugs(
    lines.map(({ drug_id, name }) => ({ id: drug_id, name, unit: null, sellable_quantity: 1 })),
  );
  const ids: string[] = [];
  for (const thing of removed) {
    const match = matchDrug(index, thing);
    const [only, second] = match.kind === 'near' ? match.options : [];
    const found = match.kind === 'sure' ? match.found : second ? undefined : only;
    if (!found) return drugNotFound(thing.name || (thing.id ?? ''));
    ids.push(found.id);
  }
  return ids;
}

function rowsOf(
  before: readonly PlannedLine[],
  after: readonly PlannedLine[],
  prescription: { before: string; after: string },
): ChangeRow[] {
  const text = (lines: readonly PlannedLine[], id: string) => {
    const line = lines.find(({ drug_id }) => drug_id === id);
    return line ? lineText(line) : '';
  };
  const ids = new Set([...before, ...after].map(({ drug_id }) => drug_id));
  const rows = [...ids].map((id) => ({
    label: 'Medication',
    before: text(before, id),
    after: text(after, id),
  }));
  return [...rows, { label: 'Prescription for unavailable drugs', ...prescription }].filter(
    (row) => row.before !== row.after,
  );
}
