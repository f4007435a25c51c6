import { z } from 'zod';
import { readVitals } from '#contract/vitals/read-vitals.rules.ts';
import type { VitalReading } from '#contract/vitals/vital-signs.ts';
import { newId } from '#web/lib/new-id.ts';
import { readOwnDraft, writeOwnDraft } from '#web/lib/session/tab-drafts.ts';

/** Marks the field whose text Enter saves; its value is the part that is not understood, and stays. */
export const SAVED_BY_ENTER = 'data-saved-by-enter';

/** The name of the draft that holds a visit's line of vitals. */
export const draftOf = (visitId: string) => `vitals.${visitId}`;

/** The line of vitals that is typed and not saved yet. */
const typedVitals = (visitId: string): string =>
  z.string().safeParse(readOwnDraft(draftOf(visitId))).data ?? '';

/** Removes the line of vitals that is typed and not saved. Returns a function that puts it back. */
export function forgetVitals(visitId: string): () => void {
  const draft = readOwnDraft(draftOf(visitId));
  writeOwnDraft(draftOf(visitId), null);
  return () => writeOwnDraft(draftOf(visitId), draft);
}

type Reading = Pick<VitalReading, 'id' | 'kind' | 'value' | 'takenAt' | 'takenBy'>;

/** The readings of that line, newer than any saved one. */
export function typedReadings(visitId: string, takenBy: string): readonly Reading[] {
  const takenAt = new Date().toISOString();
  return readVitals(typedVitals(visitId)).readings.map((reading) => ({
    ...{ id: newId(), takenAt, takenBy },
    ...reading,
  }));
}
