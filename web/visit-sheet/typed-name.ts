/** The fields of a sheet that take a text by Enter. */
export const TYPED_FIELDS = ['diagnosis', 'row', 'test'] as const;

/** The name of the draft that keeps the text of a field until it is taken. */
export const typedName = (visitId: string, field: (typeof TYPED_FIELDS)[number]): string =>
  `visit-sheet.${field}.${visitId}`;
