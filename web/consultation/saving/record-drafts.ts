import { z } from 'zod';
import { Instant } from '#contract/kernel/dates.ts';
import { readDraft, writeDraft } from '#web/lib/session/drafts.ts';
import { type Editing, unsavedFields } from './record-text.rules.ts';

const Texts = { complaint: z.string(), case_summary: z.string() };

/** One tab's unsaved texts at one time, with the version they are based on. */
const RecordDraft = z.object({
  id: z.string(),
  at: Instant,
  base: z.object({ ...Texts, updatedAt: Instant }),
  mine: z.object(Texts),
});
export type RecordDraft = z.infer<typeof RecordDraft>;

const RecordDrafts = z.array(RecordDraft).catch([]);

/** The drafts of a record on this device, newest last. */
export function readRecordDrafts(recordId: string): RecordDraft[] {
  return RecordDrafts.parse(readDraft(recordId));
}

function keep(recordId: string, drafts: readonly RecordDraft[]): void {
  writeDraft(recordId, drafts.length === 0 ? null : drafts);
}

export function removeRecordDraft(recordId: string, id: string): void {
  const drafts = readRecordDrafts(recordId);
  const others = drafts.filter((draft) => draft.id !== id);
  if (others.length < drafts.length) keep(recordId, others);
}

/** Stores this tab's unsaved texts under the tab's own id, so that older drafts are never overwritten. */
export function keepRecordDraft(
  recordId: string,
  { id, editing, now }: { id: string; editing: Editing; now: Date },
): void {
  const { base, mine } = editing;
  const others = readRecordDrafts(recordId).filter((draft) => draft.id !== id);
  const isUnsaved = unsavedFields(editing).length > 0;
  const own = { id, at: now.toISOString(), base, mine };
  if (isUnsaved) keep(recordId, [...others, own]);
  else removeRecordDraft(recordId, id);
}

/** Whether a draft has text that the record lacks. */
export function isWorthOffering(draft: RecordDraft, record: RecordDraft['mine']): boolean {
  const { base, mine } = draft;
  const isNew = (field: keyof RecordDraft['mine']): boolean =>
    mine[field] !== base[field] && mine[field] !== record[field];
  return isNew('complaint') || isNew('case_summary');
}
