import { PHARMACY_ORDER_STATUS_LABELS } from '#contract/pharmacy/pharmacy-order.status.ts';
import { openLabOrder, openPrescription } from '#contract/visit-sheet/open-orders.rules.ts';
import {
  cancelledMeanwhile,
  changeDiscarded,
  type DiscardedChange,
  orderedAlready,
} from '#contract/visit-sheet/visit-sheet.messages.ts';
import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { draftOf, type OrderLineDraft } from '#web/pharmacy/index.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { draftOfSheet, isSame, type SheetDraft } from './sheet-draft.ts';

const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

/** The drugs, the lines for outside and the tests of the orders that the sheet does not edit any more. */
function orderedIn(sheet: VisitSheet) {
  const open = openPrescription(sheet);
  const openLab = openLabOrder(sheet);
  const orders = sheet.pharmacyOrders.filter((order) => order !== open);
  const labOrders = sheet.labOrders.filter((order) => order !== openLab);
  return {
    rows: orders.flatMap((order) =>
      draftOf(order).lines.map((line) => ({ line, status: order.status })),
    ),
    drugs: orders.flatMap(({ medications }) => medications.map((one) => one.drug_id)),
    outside: outsideOf(orders),
    tests: testsOf(labOrders),
    /** Ordered still, and not only in a cancelled order. */
    kept: new Set([...outsideOf(orders.filter(isKept)), ...testsOf(labOrders.filter(isKept))]),
  };
}

const isKept = ({ status }: { readonly status: string }): boolean => status !== 'cancelled';
const outsideOf = (orders: VisitSheet['pharmacyOrders']) =>
  orders.flatMap((order) => linesOf(order.prescription_for_unavailable_drugs));
const testsOf = (orders: VisitSheet['labOrders']) =>
  orders.flatMap((order) => order.tests.map(({ id }) => id));

const doseOf = ({ perDay, days, quantity, directions }: OrderLineDraft) => ({
  ...{ perDay, days, quantity, directions },
});

/** Null when a row is ordered with the same dose; otherwise what became of it, and the change that is not ordered. */
function discarded(
  wanted: OrderLineDraft,
  rows: ReturnType<typeof orderedIn>['rows'],
): DiscardedChange | null {
  const all = rows.filter(({ line }) => line.drugId === wanted.drugId);
  const ordered = all.filter(isKept);
  const last = ordered.at(-1) ?? all.at(-1);
  if (!last || ordered.some(({ line }) => isSame(doseOf(line), doseOf(wanted)))) return null;
  const status = isKept(last) ? PHARMACY_ORDER_STATUS_LABELS[last.status] : null;
  return { name: wanted.name, status, ordered: doseOf(last.line), wanted: doseOf(wanted) };
}

type Cleared = {
  readonly draft: SheetDraft;
  readonly twice: readonly string[];
  readonly cancelled: readonly string[];
  readonly changes: readonly DiscardedChange[];
};

/**
 * A draft without what the visit's other orders have: the server may have stored it while its reply was lost, and the
 * order may be billed or dispensed since. With the sheet that the person saw `before`, only what became so since is
 * left out: a second supply was added knowingly. `twice` are the names that were left out, `cancelled` the texts for
 * outside and the tests whose order was cancelled, and `changes` the rows whose dose is another here or whose order
 * was cancelled.
 */
export function withoutOrdered(sheet: VisitSheet, draft: SheetDraft, before?: VisitSheet): Cleared {
  const saved = draftOfSheet(sheet);
  const seen = before && orderedIn(before);
  const ordered = orderedIn(sheet);
  const since = (now: readonly string[], open: readonly string[], known: readonly string[] = []) =>
    new Set(now.filter((one) => !open.includes(one) && !known.includes(one)));
  const ids = saved.lines.map(({ drugId }) => drugId);
  const drugs = since(ordered.drugs, ids, seen?.drugs);
  const outside = since(ordered.outside, linesOf(saved.outside), seen?.outside);
  const tests = since(
    ordered.tests,
    saved.tests.map(({ id }) => id),
    seen?.tests,
  );
  const isTwice = (line: string): boolean => outside.has(line.trim());
  const gone = draft.lines
    .filter(({ drugId }) => drugs.has(drugId))
    .map((line) => ({ line, change: discarded(line, ordered.rows) }));
  const others = [
    ...linesOf(draft.outside).flatMap((line) => (isTwice(line) ? [{ id: line, name: line }] : [])),
    ...draft.tests.filter(({ id }) => tests.has(id)),
  ];
  const namesOf = (areKept: boolean) =>
    others.flatMap(({ id, name }) => (ordered.kept.has(id) === areKept ? [name] : []));
  return {
    twice: [...gone.filter(({ change }) => !change).map(({ line }) => line.name), ...namesOf(true)],
    cancelled: namesOf(false),
    changes: gone.flatMap(({ change }) => change ?? []),
    draft: {
      ...draft,
      lines: draft.lines.filter(({ drugId }) => !drugs.has(drugId)),
      outside: draft.outside
        .split('\n')
        .filter((line) => !isTwice(line))
        .join('\n'),
      tests: draft.tests.filter(({ id }) => !tests.has(id)),
    },
  };
}

/** Shows a message about each part of a draft that was left out. */
export function sayOrdered({ twice, cancelled, changes }: Omit<Cleared, 'draft'>): void {
  const messages = [
    ...(twice.length > 0 ? [orderedAlready(twice)] : []),
    ...(cancelled.length > 0 ? [cancelledMeanwhile(cancelled)] : []),
    ...changes.map(changeDiscarded),
  ];
  for (const message of messages) toast.info(message, { stays: true });
}
