import { useEffect, useEffectEvent } from 'react';
import type { ComplaintRecord } from '#contract/consultation/complaint-record.ts';
import { useLeaveGuard } from '#web/lib/address/use-leave-guard.ts';
import { useConfirm } from '#web/ui/confirm/confirm.tsx';
import type { RecordDraft } from './record-drafts.ts';
import {
  clashingFields,
  decide,
  type RecordField,
  receive,
  restore,
  startEditing,
  typeText,
  unsavedFields,
} from './record-text.rules.ts';
import { useAutosave } from './use-autosave.ts';
import { useRecordDraft } from './use-record-draft.ts';
import { useRecordSaver } from './use-record-saver.ts';

/** A slow connection must not block leaving the page for longer. */
const LONGEST_LEAVE_MS = 4_000;

const LEAVE_QUESTION = {
  title: 'Leave without saving?',
  message:
    'What you typed could not be saved yet. It is kept on this device and offered again when you open this record here.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
};

const tooLong = (): Promise<boolean> =>
  new Promise((resolve) => setTimeout(() => resolve(false), LONGEST_LEAVE_MS));

export type RecordEditor = ReturnType<typeof useRecordEditor>;

/**
 * Everything that happens to an open record: typing, saving, colleagues' changes, the draft on the device, leaving.
 * `initialComplaint` is inserted once, as if it was typed.
 */
export function useRecordEditor(record: ComplaintRecord, initialComplaint: string | null) {
  const { recordId } = record;
  const { editing, latest, change, save, isSaving, failure } = useRecordSaver(recordId, () => {
    const begun = startEditing(record);
    if (initialComplaint === null) return begun;
    const text = [begun.mine.complaint, initialComplaint].filter(Boolean).join('\n');
    return typeText(begun, 'complaint', text);
  });
  const { offer, drop, keepNow } = useRecordDraft(recordId, editing, latest);
  const confirm = useConfirm();
  const isUnsaved = unsavedFields(editing).length > 0;

  useAutosave({ editing, isSaving, failure, save: () => save(['complaint']) });

  // A version that arrives during a save may be the result of that save.
  const takeOver = useEffectEvent(() => change((before) => receive(before, record)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each version that comes
  useEffect(() => {
    if (!isSaving) takeOver();
  }, [record, isSaving]);

  useLeaveGuard(isUnsaved, async () => {
    keepNow();
    const isSaved = await Promise.race([save(), tooLong()]);
    if (isSaved && unsavedFields(latest.current).length === 0) return true;
    return confirm(LEAVE_QUESTION);
  });

  return {
    editing,
    isUnsaved,
    isSaving,
    failure,
    clashes: clashingFields(editing),
    type: (field: RecordField, text: string) => change((now) => typeText(now, field, text)),
    /** Appends to the current text, as dictation needs. */
    append: (field: RecordField, add: (text: string) => string) =>
      change((now) => typeText(now, field, add(now.mine[field]))),
    decide: (field: RecordField, text: string) => change((now) => decide(now, field, text)),
    save,
    offer,
    restore: (draft: RecordDraft) => {
      change((now) => restore(now, draft));
      keepNow();
      drop(draft);
    },
    discard: drop,
  };
}
