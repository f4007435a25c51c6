import { openPrescription } from '#contract/visit-sheet/open-orders.rules.ts';
import { getVisitSheet, saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import {
  completeNotOrdered,
  completeNotTaken,
  completeUnnumbered,
  VISIT_SHEET_MESSAGES as M,
} from '#contract/visit-sheet/visit-sheet.messages.ts';
import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { invalidateTopics, putReply } from '#web/lib/api/use-api.ts';
import { currentSession, watchSession } from '#web/lib/session/session.ts';
import { draftOf, orderInput } from '#web/pharmacy/index.ts';
import { toast, withdrawToasts } from '#web/ui/toast/toast.ts';
import { aboutCompletion, forgetTyped, markedRows, typedRows } from '../typed-name.ts';
import { isLeft } from './left-sheets.ts';

/** The messages that were shown for each visit. */
const said = new Map<string, ReadonlySet<string>>();

// They name drugs of a patient, and the next person at the PC is asked again.
watchSession(() => {
  if (currentSession() === null) said.clear();
});

const rowsOf = (sheet: VisitSheet | null) => (sheet && openPrescription(sheet))?.medications ?? [];

/** The ordered rows that wait for their days. */
function undatedRows(sheet: VisitSheet | null, visitId: string) {
  const undated = markedRows(visitId, 'undated-rows');
  // Another device, the pharmacy or the assistant may have written its days since.
  return rowsOf(sheet).filter(
    ({ drug_id, numberOfDays, daysAssumed }) =>
      undated.includes(drug_id) && numberOfDays === 1 && daysAssumed,
  );
}

/** The ordered rows that wait for numbers, each with its message. */
function unnumbered(sheet: VisitSheet | null, visitId: string): readonly string[] {
  const unsure = markedRows(visitId, 'unsure-rows');
  return [
    ...rowsOf(sheet)
      .filter(({ drug_id }) => unsure.includes(drug_id))
      .map(({ name }) => completeUnnumbered(name, M.doseNotSure)),
    ...undatedRows(sheet, visitId).map(({ name }) => completeUnnumbered(name, M.noDays)),
  ];
}

/** Writes the days of the rows that were asked about as accepted; returns whether that is saved. */
async function acceptDays(sheet: VisitSheet | null, visitId: string): Promise<boolean> {
  const ids = new Set(undatedRows(sheet, visitId).map(({ drug_id }) => drug_id));
  const order = sheet && openPrescription(sheet);
  if (!order || ids.size === 0) return true;
  const { lines, prescription } = draftOf(order);
  const { items } = orderInput({
    lines: lines.map((line) => (ids.has(line.drugId) ? { ...line, daysAssumed: undefined } : line)),
    prescription,
  });
  const { id: orderId, updatedAt } = order;
  const body = {
    version: sheet.version,
    prescriptions: [{ orderId, updatedAt, items, prescription, override_reasons: [] }],
  };
  try {
    const saved = await callApi(saveVisitSheet, { params: { id: visitId }, body });
    putReply(getVisitSheet, { params: { id: visitId } }, saved);
    void invalidateTopics('pharmacy-orders');
    return true;
  } catch {
    toast.error(M.notCompleted, { about: aboutCompletion(visitId) });
    return false;
  }
}

/**
 * Asks once, before a visit is completed from a page without its sheet, about what the sheet would leave out: its rows
 * that are not ordered or wait for numbers, the texts in its fields, and edits that this device could not save. `isDone`
 * is whether to go on; a sheet that cannot be read asks nothing. The second time, the days that were asked about are
 * saved as accepted. `forget` removes the texts that were left out, and returns a function that puts them back.
 */
export async function askSheet(visitId: string) {
  const sheet = await callApi(getVisitSheet, { params: { id: visitId } }).catch(() => null);
  const rows = (sheet?.held ?? []).map(({ typed }) => completeNotOrdered(typed));
  const texts = typedRows(visitId).map(completeNotTaken);
  const numbers = unnumbered(sheet, visitId);
  const messages = [...rows, ...numbers, ...texts, ...(isLeft(visitId) ? [M.completeUnsaved] : [])];
  const isNew = messages.some((message) => !said.get(visitId)?.has(message));
  said.set(visitId, new Set(messages));
  const about = aboutCompletion(visitId);
  if (isNew) for (const message of messages) toast.info(message, { about });
  const forget = (): (() => void) => {
    withdrawToasts(about);
    // After Undo it is asked again.
    said.delete(visitId);
    return forgetTyped(visitId);
  };
  return { isDone: !isNew && (await acceptDays(sheet, visitId)), forget };
}
