/** Texts of undoing an import, of whichever list. */
export const UNDO_IMPORT_MESSAGES = {
  undoneAlready: 'This import was undone already.',
  tooLate: 'It is too late to undo this: an import can be undone for an hour.',
  failed: 'Failed to undo the import',
  notFound: 'This import was not found.',
  nothing: 'This import changed nothing, so there was nothing to undo.',
  allUndone: 'The import was undone.',
} as const;
