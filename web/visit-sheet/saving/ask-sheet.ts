import { z } from 'zod';
import { getVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import {
  completeNotOrdered,
  completeNotTaken,
  VISIT_SHEET_MESSAGES as M,
} from '#contract/visit-sheet/visit-sheet.messages.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { findTabDraft, writeOwnDraft } from '#web/lib/session/tab-drafts.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { TYPED_FIELDS, typedName } from '../typed-name.ts';
import { isLeft } from './left-sheets.ts';

/** The fields whose text is a row that is not in the sheet. */
const ROWS = ['diagnosis', 'row', 'untaken-rows', 'test', 'untaken-tests'] as const;

const textIn = (visitId: string, field: (typeof ROWS)[number]): string =>
  findTabDraft(typedName(visitId, field), (draft) => z.string().safeParse(draft).data)?.value ?? '';

/** The messages that were shown for each visit. */
const said = new Map<string, ReadonlySet<string>>();

/**
 * Asks once, before a visit is completed from a page without its sheet, about what the sheet would leave out: its rows
 * that are not ordered, the texts in its fields, and edits that this device could not save. `isDone` is whether to go
 * on; a sheet that cannot be read asks nothing. `forget` removes the texts that were left out.
 */
export async function askSheet(visitId: string) {
  const sheet = await callApi(getVisitSheet, { params: { id: visitId } }).catch(() => null);
  const rows = (sheet?.held ?? []).map(({ typed }) => completeNotOrdered(typed));
  const texts = ROWS.flatMap((field) => textIn(visitId, field).split('\n'))
    .map((text) => text.trim())
    .filter(Boolean)
    .map(completeNotTaken);
  const messages = [...rows, ...texts, ...(isLeft(visitId) ? [M.completeUnsaved] : [])];
  const isNew = messages.some((message) => !said.get(visitId)?.has(message));
  said.set(visitId, new Set(messages));
  if (isNew) for (const message of messages) toast.info(message);
  const forget = (): void => {
    for (const field of TYPED_FIELDS) writeOwnDraft(typedName(visitId, field), null);
  };
  return { isDone: !isNew, forget };
}
