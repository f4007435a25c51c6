import { sql } from 'kysely';
import type { ClinicScope } from '../platform/scope.ts';

/** Saves of one text by one user within this many minutes count as one editing session. */
const STRETCH_MINUTES = 10;
/** Characters that may be removed within a session without a new audit row. */
const CORRECTION_MAX = 40;

type NoteTexts = { readonly complaint: string; readonly case_summary: string };
const TEXTS = ['complaint', 'case_summary'] as const satisfies (keyof NoteTexts)[];

/** How many characters of the earlier text were removed or moved. */
export function charactersLost(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return before.length - start - end;
}

/** Whether this user already has an audit row for a current editing session of this text. */
async function goesOn(scope: ClinicScope, visitId: string, text: string): Promise<boolean> {
  const last = await scope.tx
    .selectFrom('audit_log')
    .where('record_id', '=', visitId)
    .where('verb', '=', 'save-complaint')
    .where(sql<boolean>`${text} = ANY (fields)`)
    .select(['user_id', 'at'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const since = scope.now.getTime() - STRETCH_MINUTES * 60_000;
  return last !== undefined && last.user_id === scope.actor.id && last.at.getTime() > since;
}

/**
 * Writes the audit row of a save. A note is saved every few seconds while a user types, so an
 * editing session has one row, with each text as it was before. The result is the `from` of the
 * next row, or the note itself. A save that removes more than a correction gets its own row.
 */
export async function auditWriting(
  scope: ClinicScope,
  visitId: string,
  texts: { before: NoteTexts; after: NoteTexts },
): Promise<void> {
  const { before, after } = texts;
  const changes: Partial<Record<keyof NoteTexts, { from: string }>> = {};
  for (const text of TEXTS) {
    if (after[text] === before[text]) continue;
    const isKept =
      charactersLost(before[text], after[text]) <= CORRECTION_MAX &&
      (await goesOn(scope, visitId, text));
    if (!isKept) changes[text] = { from: before[text] };
  }
  if (Object.keys(changes).length === 0) return;
  await scope.audit('save-complaint', { type: 'visit', id: visitId }, changes);
}
