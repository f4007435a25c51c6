import { z } from 'zod';
import { Instant } from '#contract/kernel/dates.ts';
import { readDraft, writeDraft } from '#web/lib/session/drafts.ts';
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

const NoteDrafts = z.array(NoteDraft).catch([]);

/** The drafts of a note on this device, newest last. */
export function readNoteDrafts(visitId: string): NoteDraft[] {
  return NoteDrafts.parse(readDraft(visitId));
}

function keep(visitId: string, drafts: readonly NoteDraft[]): void {
  writeDraft(visitId, drafts.length === 0 ? null : drafts);
}

export function removeNoteDraft(visitId: string, id: string): void {
  const drafts = readNoteDrafts(visitId);
  const others = drafts.filter((draft) => draft.id !== id);
  if (others.length < drafts.length) keep(visitId, others);
}

/** Stores this tab's unsaved texts under the tab's own id, so that older drafts are never overwritten. */
export function keepNoteDraft(
  visitId: string,
  { id, editing, now }: { id: string; editing: Editing; now: Date },
): void {
  const { base, mine } = editing;
  const others = readNoteDrafts(visitId).filter((draft) => draft.id !== id);
  const isUnsaved = unsavedFields(editing).length > 0;
  const own = { id, at: now.toISOString(), base, mine };
  if (isUnsaved) keep(visitId, [...others, own]);
  else removeNoteDraft(visitId, id);
}

/** Whether a draft has text that the note lacks. */
export function isWorthOffering(draft: NoteDraft, note: NoteDraft['mine']): boolean {
  const { base, mine } = draft;
  const isNew = (field: keyof NoteDraft['mine']): boolean =>
    mine[field] !== base[field] && mine[field] !== note[field];
  return isNew('complaint') || isNew('case_summary');
}
