import { utils, write } from '@e965/xlsx';

/** An Excel file with one sheet of these rows. */
export function sheetFile(rows: readonly (readonly unknown[])[], name = 'sheet.xlsx'): File {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Sheet');
  return new File([write(book, { type: 'buffer', bookType: 'xlsx' })], name);
}
