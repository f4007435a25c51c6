import { z } from 'zod';
import { Instant } from '#contract/kernel/dates.ts';
import { draftNames, readDraft, writeDraft } from '#web/lib/session/drafts.ts';
import { type Editing, unsavedFields } from './note-text.rules.ts';

const Texts = { complaint: z.string(), case_summary: z.string() };

/** One tab's unsaved texts at one time, with the version they are based on. */
const NoteDraft = z.object({
  id: z.string(),
  at: Instant,
  base: z.object({ ...Texts, updatedAt: Instant }),
  mine: z.object(Texts),
});
export type NoteDraft = z.infer<typeof NoteDraft>;

/** Drafts that an older version kept in one list. */
const NoteDrafts = z.array(NoteDraft).catch([]);
const nameOf = (visitId: string, id: string) => `${visitId}@${id}`;

/** The drafts of a note on this device, newest last. */
export function readNoteDrafts(visitId: string): NoteDraft[] {
  const own = draftNames()
    .filter((name) => name.startsWith(nameOf(visitId, '')))
    .flatMap((name) => NoteDraft.safeParse(readDraft(name)).data ?? []);
  const all = [...NoteDrafts.parse(readDraft(visitId)), ...own];
  return all.sort((one, other) => one.at.localeCompare(other.at));
}

export function removeNoteDraft(visitId: string, id: string): void {
  writeDraft(nameOf(visitId, id), null);
  const listed = NoteDrafts.parse(readDraft(visitId));
  const others = listed.filter((draft) => draft.id !== id);
  if (others.length < listed.length) writeDraft(visitId, others.length === 0 ? null : others);
}

/** Stores this tab's unsaved texts under a name of the tab's own, so that no other draft is overwritten. */
export function keepNoteDraft(
  visitId: string,
  { id, editing, now }: { id: string; editing: Editing; now: Date },
): void {
  const { base, mine } = editing;
  const isUnsaved = unsavedFields(editing).length > 0;
  const own = { id, at: now.toISOString(), base, mine };
  writeDraft(nameOf(visitId, id), isUnsaved ? own : null);
}

/** Whether a draft has text that the note lacks. */
export function isWorthOffering(draft: NoteDraft, note: NoteDraft['mine']): boolean {
  const { base, mine } = draft;
  const isNew = (field: keyof NoteDraft['mine']): boolean =>
    mine[field] !== base[field] && mine[field] !== note[field];
  return isNew('complaint') || isNew('case_summary');
}
