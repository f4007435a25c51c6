import { openLabOrder, openPrescription } from '#contract/visit-sheet/open-orders.rules.ts';
import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { draftOfSheet, type SheetDraft } from './sheet-draft.ts';

const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

/** The drugs, the lines for outside and the tests of the orders that the sheet does not edit any more. */
function orderedIn(sheet: VisitSheet) {
  const open = openPrescription(sheet);
  const openLab = openLabOrder(sheet);
  const orders = sheet.pharmacyOrders.filter((order) => order !== open);
  return {
    drugs: orders.flatMap(({ medications }) => medications.map((one) => one.drug_id)),
    outside: orders.flatMap((order) => linesOf(order.prescription_for_unavailable_drugs)),
    tests: sheet.labOrders.flatMap((order) =>
      order === openLab ? [] : order.tests.map(({ id }) => id),
    ),
  };
}

/**
 * A draft without what the visit's other orders have: the server may have stored it while its reply was lost, and the
 * order may be billed or dispensed since. With the sheet that the person saw `before`, only what became so since is
 * left out: a second supply was added knowingly. `twice` are the names that were left out.
 */
export function withoutOrdered(
  sheet: VisitSheet,
  draft: SheetDraft,
  before?: VisitSheet,
): { draft: SheetDraft; twice: readonly string[] } {
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
  const twice = [
    ...draft.lines.filter(({ drugId }) => drugs.has(drugId)).map(({ name }) => name),
    ...linesOf(draft.outside).filter(isTwice),
    ...draft.tests.filter(({ id }) => tests.has(id)).map(({ name }) => name),
  ];
  if (twice.length === 0) return { draft, twice };
  const left = {
    ...draft,
    lines: draft.lines.filter(({ drugId }) => !drugs.has(drugId)),
    outside: draft.outside
      .split('\n')
      .filter((line) => !isTwice(line))
      .join('\n'),
    tests: draft.tests.filter(({ id }) => !tests.has(id)),
  };
  return { draft: left, twice };
}
