export const ADDENDA_MESSAGES = {
  empty: 'Please write the addendum.',
  notCompleted: 'An addendum belongs to a completed visit. Write into the note.',
  tooMany: 'A visit has at most 100 addenda.',
  loadFailed: 'The addenda could not be loaded.',
  offered: 'The note was closed before this text was saved. Add it as an addendum, or clear it.',
  added: 'Addendum added.',
} as const;
