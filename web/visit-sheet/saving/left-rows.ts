import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { readOwnDraft, writeOwnDraft } from '#web/lib/session/tab-drafts.ts';
import { typedName } from '../typed-name.ts';
import { draftOfSheet, type SheetDraft } from './sheet-draft.ts';

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The lines of a text that another one lacks. */
const newLines = (text: string, saved: string): readonly string[] => {
  const known = new Set(linesOf(saved));
  return linesOf(text).filter((line) => !known.has(line));
};

/**
 * A draft of a visit that is over, without orders that its completion left out: the patient has gone without them. New
 * drugs are `left`, held in their rows until the person orders them; the other texts are `untaken`.
 */
export function splitLeft(sheet: VisitSheet, draft: SheetDraft) {
  const saved = draftOfSheet(sheet);
  const held = new Set(sheet.held.map(({ id }) => id));
  const ordered = new Set(saved.lines.flatMap(({ drugId }) => (held.has(drugId) ? [] : [drugId])));
  // A text that the server holds back stays in its row: a save without the row would delete it.
  const { outside } = saved;
  const tests = new Set(saved.tests.map(({ id }) => id));
  return {
    left: draft.lines.filter(({ drugId }) => !ordered.has(drugId)),
    untaken: {
      'untaken-rows': newLines(draft.outside, outside),
      'untaken-tests': draft.tests.filter(({ id }) => !tests.has(id)).map(({ name }) => name),
    },
    draft: {
      ...draft,
      outside,
      tests: draft.tests.filter(({ id }) => tests.has(id)),
    },
  };
}

/** Puts texts above the field that would take them. */
export function keepUntaken(
  visitId: string,
  untaken: ReturnType<typeof splitLeft>['untaken'],
): void {
  for (const field of ['untaken-rows', 'untaken-tests'] as const) {
    const name = typedName(visitId, field);
    const kept = readOwnDraft(name);
    const rows = new Set([...linesOf(typeof kept === 'string' ? kept : ''), ...untaken[field]]);
    if (rows.size > 0) writeOwnDraft(name, [...rows].join('\n'));
  }
}
