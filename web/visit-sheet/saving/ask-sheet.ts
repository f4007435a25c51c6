import { openPrescription } from '#contract/visit-sheet/open-orders.rules.ts';
import { getVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import {
  completeNotOrdered,
  completeNotTaken,
  completeUnnumbered,
  VISIT_SHEET_MESSAGES as M,
} from '#contract/visit-sheet/visit-sheet.messages.ts';
import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { currentSession, watchSession } from '#web/lib/session/session.ts';
import { toast, withdrawToasts } from '#web/ui/toast/toast.ts';
import { aboutCompletion, forgetTyped, markedRows, typedRows } from '../typed-name.ts';
import { isLeft } from './left-sheets.ts';

/** The messages that were shown for each visit. */
const said = new Map<string, ReadonlySet<string>>();

// They name drugs of a patient, and the next person at the PC is asked again.
watchSession(() => {
  if (currentSession() === null) said.clear();
});

/** The ordered rows that wait for numbers, each with its message. */
function unnumbered(sheet: VisitSheet | null, visitId: string): readonly string[] {
  const rows = (sheet && openPrescription(sheet))?.medications ?? [];
  const unsure = markedRows(visitId, 'unsure-rows');
  const undated = markedRows(visitId, 'undated-rows');
  return [
    ...rows
      .filter(({ drug_id }) => unsure.includes(drug_id))
      .map(({ name }) => completeUnnumbered(name, M.doseNotSure)),
    // Another device, the pharmacy or the assistant may have written its days since.
    ...rows
      .filter(({ drug_id, numberOfDays }) => undated.includes(drug_id) && numberOfDays === 1)
      .map(({ name }) => completeUnnumbered(name, M.noDays)),
  ];
}

/**
 * Asks once, before a visit is completed from a page without its sheet, about what the sheet would leave out: its rows
 * that are not ordered or wait for numbers, the texts in its fields, and edits that this device could not save. `isDone`
 * is whether to go on; a sheet that cannot be read asks nothing. `forget` removes the texts that were left out.
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
  const forget = (): void => {
    withdrawToasts(about);
    forgetTyped(visitId);
  };
  return { isDone: !isNew, forget };
}
