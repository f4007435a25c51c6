import { z } from 'zod';
import { discardTabDraft, findTabDraft, readTabDrafts } from '#web/lib/session/tab-drafts.ts';

/** The fields whose text is a row that is not in the sheet. */
const ROWS = ['diagnosis', 'row', 'untaken-rows', 'test', 'untaken-tests'] as const;

/**
 * The fields of a sheet whose text is kept beside its draft: taken by Enter, rows that it did not take, a reason for
 * warnings, and the rows whose dose is not sure or that have no days.
 */
const TYPED_FIELDS = [...ROWS, 'unsure-rows', 'undated-rows', 'reason'] as const;
type TypedField = (typeof TYPED_FIELDS)[number];

/** The name of the draft that keeps the text of a field until it is taken. */
export const typedName = (visitId: string, field: TypedField): string =>
  `visit-sheet.${field}.${visitId}`;

const textIn = (visitId: string, field: TypedField): string =>
  findTabDraft(typedName(visitId, field), (draft) => z.string().safeParse(draft).data)?.value ?? '';

/** The rows that are typed for a visit on this device and not in its sheet. */
export const typedRows = (visitId: string): readonly string[] =>
  ROWS.flatMap((field) => textIn(visitId, field).split('\n'))
    .map((text) => text.trim())
    .filter(Boolean);

/** Removes the typed texts of a visit from the device, those of closed tabs, too. */
export function forgetTyped(visitId: string): void {
  for (const field of TYPED_FIELDS) {
    for (const draft of readTabDrafts(typedName(visitId, field))) discardTabDraft(draft);
  }
}

/** The messages of a completion that was stopped: the next patient's page must not show them. */
export const aboutCompletion = (visitId: string): string => `completion.${visitId}`;
