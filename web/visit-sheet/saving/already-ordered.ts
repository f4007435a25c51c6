import { openLabOrder, openPrescription } from '#contract/visit-sheet/open-orders.rules.ts';
import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { draftOfSheet, type SheetDraft } from './sheet-draft.ts';

const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

/**
 * A draft of the device without what the visit's other orders have: the server may have stored it while its
 * reply was lost, and the order may be billed or dispensed since. `twice` are the names that were left out.
 */
export function withoutOrdered(
  sheet: VisitSheet,
  draft: SheetDraft,
): { draft: SheetDraft; twice: readonly string[] } {
  const saved = draftOfSheet(sheet);
  const open = openPrescription(sheet);
  const openLab = openLabOrder(sheet);
  const orders = sheet.pharmacyOrders.filter((order) => order !== open);
  const drugs = new Set(orders.flatMap(({ medications }) => medications.map((one) => one.drug_id)));
  const outside = new Set(
    orders.flatMap((order) => linesOf(order.prescription_for_unavailable_drugs)),
  );
  const tests = new Set(
    sheet.labOrders.flatMap((order) => (order === openLab ? [] : order.tests.map(({ id }) => id))),
  );
  for (const { drugId } of saved.lines) drugs.delete(drugId);
  for (const line of linesOf(saved.outside)) outside.delete(line);
  for (const { id } of saved.tests) tests.delete(id);
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
