/** Limits of a spreadsheet: size before and after unpacking, and size of one sheet. */
export const SPREADSHEET_LIMITS = {
  bytes: 10 * 1024 * 1024,
  unpackedBytes: 100 * 1024 * 1024,
  rows: 20_000,
  columns: 200,
} as const;

/** Reasons for rejecting a spreadsheet. */
export const SPREADSHEET_MESSAGES = {
  noFile: 'No file selected.',
  tooLarge: 'The file is larger than 10 MB.',
  wrongType: 'This is not an Excel file. Please choose an .xlsx or .xls file.',
  wrongOtherType: 'This is not a table. Please choose a .csv or .ods file.',
  protected: 'This file is protected with a password. Please save it without one.',
  unpacksTooLarge: 'This file unpacks to more than 100 MB. Please choose a smaller one.',
  tooManyRows: 'The sheet has more than 20,000 rows. Please split it.',
  tooManyColumns: 'The sheet has more than 200 columns.',
  tooHard: 'Reading this file took too much time or memory. Please choose a simpler one.',
  secondTable: 'A second table begins here. Import it as a file of its own.',
  damaged: 'This file is damaged and cannot be read.',
  empty: 'There is nothing in the first sheet of this file.',
} as const;
