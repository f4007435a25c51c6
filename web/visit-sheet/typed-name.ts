import { z } from 'zod';
import { discardTabDraft, readTabDrafts, restoreTabDraft } from '#web/lib/session/tab-drafts.ts';

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

const textsIn = (visitId: string, field: TypedField): readonly string[] =>
  readTabDrafts(typedName(visitId, field)).flatMap(
    ({ draft }) => z.string().safeParse(draft).data ?? [],
  );

/** The rows that this tab and closed ones have typed for a visit on this device, and that are not in its sheet. */
export const typedRows = (visitId: string): readonly string[] => [
  ...new Set(
    ROWS.flatMap((field) => textsIn(visitId, field))
      .flatMap((text) => text.split('\n'))
      .map((text) => text.trim())
      .filter(Boolean),
  ),
];

/** The drugs of a visit whose rows have this mark on this device. */
export const markedRows = (
  visitId: string,
  mark: 'unsure-rows' | 'undated-rows',
): readonly string[] =>
  readTabDrafts(typedName(visitId, mark)).flatMap(
    ({ draft }) => z.array(z.string()).safeParse(draft).data ?? [],
  );

/**
 * Removes the typed texts of a visit from the device, those of closed tabs, too. Returns a function that puts them
 * back.
 */
export function forgetTyped(visitId: string): () => void {
  const drafts = TYPED_FIELDS.flatMap((field) => readTabDrafts(typedName(visitId, field))).filter(
    ({ draft }) => draft !== null,
  );
  for (const draft of drafts) discardTabDraft(draft);
  return () => {
    for (const draft of drafts) restoreTabDraft(draft);
  };
}

/** The messages of a completion that was stopped: the next patient's page must not show them. */
export const aboutCompletion = (visitId: string): string => `completion.${visitId}`;
