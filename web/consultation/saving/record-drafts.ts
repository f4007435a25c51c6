import { z } from 'zod';
import { Instant } from '#contract/kernel/dates.ts';
import { readDraft, writeDraft } from '#web/lib/session/drafts.ts';
import { type Editing, unsavedFields } from './record-text.rules.ts';

const Texts = { complaint: z.string(), case_summary: z.string() };

/** What was being typed at one time in one tab, and the version that it began from. */
const RecordDraft = z.object({
  id: z.string(),
  at: Instant,
  base: z.object({ ...Texts, updatedAt: Instant }),
  mine: z.object(Texts),
});
export type RecordDraft = z.infer<typeof RecordDraft>;

const RecordDrafts = z.array(RecordDraft).catch([]);

/** The drafts of a record on this device, the newest last. */
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

/** Keeps what this tab has unsaved under its own id, so that it never writes over an older draft. */
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

/** Whether a draft holds anything that the record does not. */
export function isWorthOffering(draft: RecordDraft, record: RecordDraft['mine']): boolean {
  const { base, mine } = draft;
  const isNew = (field: keyof RecordDraft['mine']): boolean =>
    mine[field] !== base[field] && mine[field] !== record[field];
  return isNew('complaint') || isNew('case_summary');
}
