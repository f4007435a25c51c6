import { useRef, useState } from 'react';
import { z } from 'zod';
import { getComplaint, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { VisitNote } from '#contract/consultation/visit-note.ts';
import { getDoctorQueue, getVisit, listQueue } from '#contract/queue/queue.endpoints.ts';
import { ApiError, messageOf } from '#web/lib/api/api-error.ts';
import { putReply, useApiMutation } from '#web/lib/api/use-api.ts';
import {
  type Editing,
  maybeSent,
  NOTE_FIELDS,
  type NoteField,
  type NoteTexts,
  receive,
  textsToSend,
} from './note-text.rules.ts';
import { useRewrittenNote } from './use-rewritten-note.ts';

const Refused = z.object({ current: VisitNote });
const MOST_TRIES = 3;

export type SaveFailure = {
  readonly message: string;
  /** A retry may succeed without a change. */
  readonly isPassing: boolean;
  readonly texts: NoteTexts;
  /** The unsaved fields. */
  readonly fields: readonly NoteField[];
};

function newerNoteOf(error: unknown): VisitNote | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return Refused.safeParse(error.body).data?.current;
}

function failureOf(error: unknown, texts: NoteTexts, sent: Partial<NoteTexts>): SaveFailure {
  const refused = error instanceof ApiError ? Object.values(error.fields) : [];
  const isPassing = !(error instanceof ApiError) || error.status < 400 || error.status >= 500;
  const fields = NOTE_FIELDS.filter((field) => sent[field] !== undefined);
  return { message: refused[0] ?? messageOf(error), isPassing, texts, fields };
}

/** The state of the edited note, and the only function that saves it. */
export function useNoteSaver(visitId: string, begin: () => Editing) {
  const offerEarlier = useRewrittenNote();
  const [editing, setEditing] = useState(begin);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const latest = useRef(editing);
  const running = useRef<Promise<boolean>>(null);
  const input = { params: { visitId } };
  const write = useApiMutation(saveComplaint, {
    invalidates: [listQueue, getDoctorQueue, getVisit],
  });

  const change = (step: (before: Editing) => Editing): void => {
    latest.current = step(latest.current);
    setEditing(latest.current);
  };

  const accept = (note: VisitNote, ownTexts: Partial<NoteTexts> = {}): void => {
    change((before) => ({ ...receive(maybeSent(before, ownTexts), note), sent: {} }));
    putReply(getComplaint, input, note);
  };

  const attempt = async (fields: readonly NoteField[]): Promise<boolean> => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const texts = textsToSend(latest.current, fields);
      if (Object.keys(texts).length === 0) break;
      const before = latest.current.base;
      const body = { ...texts, updatedAt: before.updatedAt };
      try {
        const saved = await write.mutateAsync({ ...input, body });
        accept(saved, texts);
        offerEarlier(before, saved);
        setFailure(null);
        break;
      } catch (error) {
        const newer = newerNoteOf(error);
        // A colleague saved meanwhile: changes without a conflict are merged, and the save is repeated.
        if (newer) accept(newer);
        if (newer?.closed) return false;
        if (!newer) {
          const failed = failureOf(error, latest.current.mine, texts);
          if (failed.isPassing) change((before) => maybeSent(before, texts));
          setFailure(failed);
          return false;
        }
      }
    }
    return fields.every((field) => latest.current.theirs[field] === undefined);
  };

  /** Serializes saves; resolves to true when these fields have nothing left to save. */
  const save = async (fields: readonly NoteField[] = NOTE_FIELDS): Promise<boolean> => {
    while (running.current) await running.current;
    running.current = attempt(fields).finally(() => {
      running.current = null;
    });
    return running.current;
  };

  return { editing, latest, change, save, isSaving: write.isPending, failure };
}
