import { useRef } from 'react';
import { getComplaint, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import type { VisitNote } from '#contract/consultation/visit-note.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { putReply } from '#web/lib/api/use-api.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { NOTE_FIELDS, type NoteTexts } from './note-text.rules.ts';

/** The earlier texts that the saved note does not contain any more. */
function removedTexts(earlier: NoteTexts, saved: NoteTexts): Partial<NoteTexts> {
  const removed = NOTE_FIELDS.filter((field) => !saved[field].includes(earlier[field].trim()));
  return Object.fromEntries(removed.map((field) => [field, earlier[field]]));
}

/** Works after the page of the note is left, too. */
async function bringBack({ visitId, updatedAt }: VisitNote, texts: Partial<NoteTexts>) {
  const input = { params: { visitId } };
  try {
    const body = { ...texts, updatedAt };
    putReply(getComplaint, input, await callApi(saveComplaint, { ...input, body }));
  } catch (error) {
    toast.error(messageOf(error));
  }
}

/**
 * To call after each own save with the texts before it. When it removed text from a completed note, it offers the
 * texts from before the first such save.
 */
export function useRewrittenNote() {
  const kept = useRef<NoteTexts>(null);
  return (before: NoteTexts, saved: VisitNote): void => {
    if (saved.status !== 'seen') return;
    const earlier = kept.current ?? before;
    const texts = removedTexts(earlier, saved);
    kept.current = null;
    if (Object.keys(texts).length === 0) return;
    kept.current = earlier;
    const undo = (): void => {
      kept.current = null;
      void bringBack(saved, texts);
    };
    toast.info(`The completed note of ${showDateTime(saved.createdAt)} was changed.`, {
      action: { label: 'Undo', onPress: undo },
      stays: true,
    });
  };
}
