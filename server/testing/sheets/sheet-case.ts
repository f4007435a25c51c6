/** The forms of a file. `-as-xls` are texts that are named .xls, as many programs export them. */
export const SHEET_FORMATS = [
  'xlsx',
  'xls',
  'xlsb',
  'ods',
  'html-as-xls',
  'tsv-as-xls',
  'csv',
  'csv-bom',
  'csv-1252',
  'csv-semicolon',
  'csv-semicolon-1252',
  'csv-utf16',
] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

export const DRUG_FIELDS = [
  'name',
  'generic',
  'strength',
  'form',
  'pack',
  'manufacturer',
  'batch',
  'expiry',
  'stock',
  'free',
  'price',
  'cost',
  'gst',
  'hsn',
  'rack',
] as const;
export const LAB_FIELDS = ['name', 'price', 'unit', 'range', 'specimen', 'method'] as const;
export type SheetField = (typeof DRUG_FIELDS)[number] | (typeof LAB_FIELDS)[number];

/** One sheet of a workbook, drawn as text (`sheet-lines.ts` has its notation). */
export type DrawnSheet = {
  readonly name: string;
  readonly lines: string | (() => string);
  readonly hiddenRows?: readonly number[];
  /** By letter. */
  readonly hiddenColumns?: readonly string[];
  /** Merges titles and group headings over the width of the table. */
  readonly merged?: boolean;
};

/** A file as a clinic has it, with the reading of a careful clerk. */
export type SheetCase = {
  readonly name: string;
  readonly origin: string;
  readonly kind: 'drugs' | 'lab-tests';
  readonly format: SheetFormat;
  /** The meaning of the quantities; a price list has none. Default: `count`. */
  readonly purpose?: 'delivery' | 'count' | 'prices';
  /** The clinic has these names already, so that a row needs no price. */
  readonly known?: boolean;
  readonly sheets: readonly DrawnSheet[];
};

export type Reading = string | number | null;

/**
 * A row as a clerk sees it. `look` has a fault in `field` that the clerk would ask about; `parameter`
 * belongs to the lab test above it. Where `either` is set, a clerk may take, ask about or leave out
 * the row, but its values must not be wrong.
 */
export type ExpectedRow = {
  readonly sheet: string;
  /** As the spreadsheet numbers it, from 1. */
  readonly row: number;
  readonly is: 'taken' | 'look' | 'title' | 'heading' | 'total' | 'blank' | 'parameter';
  readonly either: boolean;
  readonly values: Partial<Record<SheetField, Reading>>;
  readonly field?: SheetField | undefined;
  readonly reason?: string | undefined;
  /** Fields of a taken row that cannot be read: they stay empty and the row is marked. */
  readonly marks: readonly SheetField[];
};

export type ExpectedTable = {
  readonly sheet: string;
  /** The first row of the heading, from 1; 0 without a heading. */
  readonly headingRow: number;
  readonly headingRows: number;
  /** By letter. */
  readonly columns: Readonly<Record<string, SheetField>>;
};

export type Expected = {
  readonly tables: readonly ExpectedTable[];
  readonly rows: readonly ExpectedRow[];
};
