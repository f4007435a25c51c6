import { useEffect, useEffectEvent } from 'react';
import type { VisitNote } from '#contract/consultation/visit-note.ts';
import { offerAsAddendum } from '#web/addenda/index.ts';
import { useLeaveGuard } from '#web/lib/address/use-leave-guard.ts';
import { useConfirm } from '#web/ui/confirm/confirm.tsx';
import { leaveQuestion } from '#web/ui/confirm/unsaved-questions.ts';
import type { NoteDraft } from './note-drafts.ts';
import {
  clashingFields,
  decide,
  type NoteField,
  receive,
  restore,
  startEditing,
  typeText,
  unsavedFields,
} from './note-text.rules.ts';
import { useAutosave } from './use-autosave.ts';
import { unsavedText, useClosedNote } from './use-closed-note.ts';
import { useNoteDraft } from './use-note-draft.ts';
import { useNoteSaver } from './use-note-saver.ts';

/** A slow connection must not block leaving the page for longer. */
const LONGEST_LEAVE_MS = 4_000;

const LEAVE_QUESTION = leaveQuestion(
  'What you typed could not be saved yet. It is kept on this device and offered again when you open this record here.',
);

const tooLong = (): Promise<boolean> =>
  new Promise((resolve) => setTimeout(() => resolve(false), LONGEST_LEAVE_MS));

export type NoteEditor = ReturnType<typeof useNoteEditor>;

/**
 * Manages an open note: typing, saving, colleagues' changes, the draft on the device, leaving.
 * `initialComplaint` is inserted once, as if it was typed.
 */
export function useNoteEditor(note: VisitNote, initialComplaint: string | null) {
  const { visitId } = note;
  const { editing, latest, change, save, isSaving, failure } = useNoteSaver(visitId, () => {
    const begun = startEditing(note);
    if (initialComplaint === null) return begun;
    const text = [begun.mine.complaint, initialComplaint].filter(Boolean).join('\n');
    return typeText(begun, 'complaint', text);
  });
  const { offer, drop, keepNow } = useNoteDraft(visitId, editing, latest);
  const confirm = useConfirm();
  const isUnsaved = unsavedFields(editing).length > 0;

  useAutosave({ editing, isSaving, failure, save: () => save(['complaint']) });

  // A version that arrives during a save may be the result of that save.
  const takeOver = useEffectEvent(() => change((before) => receive(before, note)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new version
  useEffect(() => {
    if (!isSaving) takeOver();
  }, [note, isSaving]);

  useClosedNote({ note, editing, isSaving, change });

  useLeaveGuard(isUnsaved, async () => {
    keepNow();
    const isSaved = await Promise.race([save(), tooLong()]);
    if (isSaved && unsavedFields(latest.current).length === 0) return true;
    return confirm(LEAVE_QUESTION);
  });

  return {
    visitId,
    editing,
    isClosed: note.closed,
    isUnsaved,
    isSaving,
    failure,
    clashes: clashingFields(editing),
    type: (field: NoteField, text: string) => change((now) => typeText(now, field, text)),
    /** Appends to the current text, as dictation needs. */
    append: (field: NoteField, add: (text: string) => string) =>
      change((now) => typeText(now, field, add(now.mine[field]))),
    decide: (field: NoteField, text: string) => change((now) => decide(now, field, text)),
    save,
    offer,
    restore: (draft: NoteDraft) => {
      if (note.closed) {
        offerAsAddendum(visitId, unsavedText(draft));
        return drop(draft);
      }
      change((now) => restore(now, draft));
      keepNow();
      drop(draft);
    },
    discard: drop,
  };
}
