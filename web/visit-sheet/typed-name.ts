/**
 * The fields of a sheet whose text is kept beside its draft: taken by Enter, rows that it did not take, a reason for
 * warnings, and the rows whose dose is not sure or that have no days.
 */
export const TYPED_FIELDS = [
  'diagnosis',
  'row',
  'untaken-rows',
  'unsure-rows',
  'undated-rows',
  'test',
  'untaken-tests',
  'reason',
] as const;

/** The name of the draft that keeps the text of a field until it is taken. */
export const typedName = (visitId: string, field: (typeof TYPED_FIELDS)[number]): string =>
  `visit-sheet.${field}.${visitId}`;
