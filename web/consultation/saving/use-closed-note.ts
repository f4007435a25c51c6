import { useEffect, useEffectEvent } from 'react';
import { getComplaint } from '#contract/consultation/consultation.endpoints.ts';
import type { VisitNote } from '#contract/consultation/visit-note.ts';
import { addedText, offerAsAddendum } from '#web/addenda/index.ts';
import { invalidate } from '#web/lib/api/use-api.ts';
import { type Editing, NOTE_FIELDS, startEditing, unsavedFields } from './note-text.rules.ts';

/** The texts that a note lacks, as one text. */
export function unsavedText({ base, mine }: Pick<Editing, 'base' | 'mine'>): string {
  return NOTE_FIELDS.map((field) => addedText(base[field], mine[field]))
    .filter(Boolean)
    .join('\n');
}

/** The longest time that a timer measures. */
const LONGEST_MS = 2 ** 31 - 1;
/** The clock of the server may be behind. */
const AFTER_MS = 1_000;

type ClosedNote = {
  readonly note: VisitNote;
  readonly editing: Editing;
  readonly isSaving: boolean;
  readonly change: (step: (before: Editing) => Editing) => void;
};

/** Reads the note again when it closes, and offers what was typed and not saved as an addendum. */
export function useClosedNote({ note, editing, isSaving, change }: ClosedNote): void {
  const { visitId, closed, closesAt } = note;
  useEffect(() => {
    if (closed || closesAt === null) return;
    const left = Math.max(0, Date.parse(closesAt) - Date.now());
    const wait = Math.min(left + AFTER_MS, LONGEST_MS);
    const timer = setTimeout(() => void invalidate(getComplaint), wait);
    return () => clearTimeout(timer);
  }, [closed, closesAt]);

  const isStranded = closed && !isSaving && unsavedFields(editing).length > 0;
  const putAside = useEffectEvent(() => {
    offerAsAddendum(visitId, unsavedText(editing));
    change(({ base }) => startEditing(base));
  });
  useEffect(() => {
    if (isStranded) putAside();
  }, [isStranded]);
}
