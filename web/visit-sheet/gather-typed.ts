import {
  discardTabDraft,
  readTabDrafts,
  removeTakenOver,
  type TabDraft,
  writeOwnDraft,
} from '#web/lib/session/tab-drafts.ts';
import { typedName } from './typed-name.ts';

const textOf = ({ draft }: TabDraft): string => (typeof draft === 'string' ? draft.trim() : '');

/** The drafts of a field that have a text, oldest first. */
const typedIn = (name: string): readonly TabDraft[] => readTabDrafts(name).filter(textOf);

/** Stores the texts as this tab's own, each part once. */
function keep(name: string, drafts: readonly TabDraft[], separator: string): void {
  const parts = drafts.flatMap((draft) => textOf(draft).split(separator));
  writeOwnDraft(name, [...new Set(parts)].join(separator));
}

/** Moves the older texts of a field to the rows above it. */
function gatherRows(field: string, list: string): void {
  const rows = typedIn(list);
  const older = typedIn(field).slice(0, -1);
  if (older.length === 0 && rows.length < 2) return;
  keep(list, [...rows, ...older], '\n');
  removeTakenOver(rows, list);
  for (const draft of older) discardTabDraft(draft);
}

/**
 * Gathers what several closed tabs left typed for a visit, before its fields take the newest text only: older rows
 * stand above their field as rows that Enter did not take, and older diagnoses before the newest.
 */
export function gatherTyped(visitId: string): void {
  gatherRows(typedName(visitId, 'row'), typedName(visitId, 'untaken-rows'));
  gatherRows(typedName(visitId, 'test'), typedName(visitId, 'untaken-tests'));
  const diagnosis = typedName(visitId, 'diagnosis');
  const typed = typedIn(diagnosis);
  if (typed.length < 2) return;
  keep(diagnosis, typed, ', ');
  removeTakenOver(typed, diagnosis);
}
