import { BOOKS_MESSAGES } from '#contract/books/books.messages.ts';
import { PURCHASE_HEADINGS as H, type PurchaseRow, rateText } from '#contract/books/purchases.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import type { ClinicActor } from '../platform/actor.ts';
import type { TaskWork } from '../platform/heavy/index.ts';
import { type Column, countedBy, sheet, writeWorkbook } from '../platform/spreadsheet/workbook.ts';
import { readPurchases } from './read-purchases.ts';

/** Taxable value and GST of a rate, in two columns. */
function columnsOfRate(percent: number | null): Column<PurchaseRow>[] {
  const of = ({ taxes }: PurchaseRow) => taxes.find(({ gst_percent }) => gst_percent === percent);
  const rate = rateText(percent);
  return [
    { title: `Taxable, ${rate}`, kind: 'money', of: (row) => of(row)?.taxable ?? null },
    { title: `GST, ${rate}`, kind: 'money', of: (row) => of(row)?.gst ?? null },
  ];
}

function remarkOf({ lacks_cost, gst, divided }: PurchaseRow): string | null {
  const remarks = [
    ...(lacks_cost ? ['a line without cost'] : []),
    ...(gst !== 0 && !divided ? [BOOKS_MESSAGES.gstNotDivided] : []),
  ];
  return remarks.join('; ') || null;
}

/** Writes the register of purchases, a row per invoice or return and two columns per rate. */
export const work: TaskWork<{ readonly range: DayRange; readonly actor: ClinicActor }> = async ({
  tx,
  input: { range, actor },
  file,
  tell,
}) => {
  const { rows, taxes } = await readPurchases({ tx }, { query: range });
  const columns: readonly Column<PurchaseRow>[] = [
    { title: H.day, kind: 'day', of: ({ day }) => day },
    { title: 'Kind', kind: 'text', of: ({ kind }) => (kind === 'return' ? 'Return' : 'Invoice') },
    { title: H.supplier, kind: 'text', of: ({ supplier }) => supplier },
    { title: H.gstin, kind: 'text', of: ({ gstin }) => gstin },
    { title: H.number, kind: 'text', of: ({ number }) => number },
    ...taxes.flatMap(({ gst_percent }) => columnsOfRate(gst_percent)),
    { title: H.taxable, kind: 'money', of: ({ taxable }) => taxable },
    { title: H.gst, kind: 'money', of: ({ gst }) => gst },
    { title: H.igst, kind: 'money', of: ({ divided }) => divided?.igst ?? null },
    { title: H.cgst, kind: 'money', of: ({ divided }) => divided?.cgst ?? null },
    { title: H.sgst, kind: 'money', of: ({ divided }) => divided?.sgst ?? null },
    { title: 'Rounding', kind: 'money', of: ({ total, taxable, gst }) => total - taxable - gst },
    { title: H.total, kind: 'money', of: ({ total }) => total },
    { title: 'Remark', kind: 'text', of: remarkOf },
  ];
  const sheets = [sheet({ name: 'Purchases', columns, rows })];
  await writeWorkbook(file, { timeZone: actor.timeZone, told: countedBy(tell), sheets });
};
