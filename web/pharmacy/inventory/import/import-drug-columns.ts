import { formatDay } from '#contract/kernel/dates.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { expiryState } from '#contract/pharmacy/drug-alerts.rules.ts';
import { DRUG_FIELD_LABELS, type DrugImportRow } from '#contract/pharmacy/drug-import.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';

/** `50 → 90`, or the value when it does not change. */
function changed(before: string | null, after: string | null): string {
  if (before === null || after === null || before === after) return after ?? before ?? '–';
  return `${before} → ${after}`;
}

const inWords = (quantity: number | null | undefined): string | null =>
  quantity === null || quantity === undefined ? null : String(quantity);

const inPercentOf = (rate: number | null | undefined): string | null =>
  rate == null ? null : `${rate} %`;

/** Goods that cannot be sold are best seen before they are accepted. */
const dayOf = (expiry: string): string =>
  expiryState(expiry, clinicToday()) === 'expired'
    ? `${formatDay(expiry)} expired`
    : formatDay(expiry);

/** The batch of a row with its cost, and the fields of the drug that change. */
function othersOf({ becomes, batch_no, buying_price, changes = [] }: DrugImportRow): string[] {
  const isTaken = becomes === 'added' || becomes === 'updated';
  return [
    ...(isTaken && batch_no ? [`Batch ${batch_no}`] : []),
    ...(isTaken && buying_price ? [`cost ${formatMoney(buying_price)}`] : []),
    ...changes.map(
      ({ field, before, after }) => `${DRUG_FIELD_LABELS[field]}: ${before ?? '–'} → ${after}`,
    ),
  ];
}

/** The columns of a preview besides name, price and result. */
export const IMPORT_DRUG_COLUMNS: readonly Column<DrugImportRow>[] = [
  {
    key: 'stock',
    header: 'Stock',
    numeric: true,
    oneLine: true,
    cell: ({ stock_before, stock_after }) => changed(inWords(stock_before), inWords(stock_after)),
  },
  {
    key: 'oldPrice',
    header: 'Price until now',
    numeric: true,
    cell: ({ price, price_before }) =>
      price_before === null || price_before === undefined || price_before === price
        ? '–'
        : formatMoney(price_before),
  },
  {
    key: 'gst',
    header: 'GST',
    numeric: true,
    oneLine: true,
    cell: ({ gst_percent, gst_before }) =>
      gst_percent == null ? '–' : changed(inPercentOf(gst_before), inPercentOf(gst_percent)),
  },
  {
    key: 'expiry',
    header: 'Expiry',
    cell: ({ expiry_date, expiry_before, batch_no, notes = [], ...row }) => {
      if (expiry_before !== undefined && expiry_date !== null) {
        const before = expiry_before === null ? 'unknown' : formatDay(expiry_before);
        return `Batch ${batch_no}: ${before} → ${formatDay(expiry_date)}`;
      }
      // The second batch of a new drug shows the stock of both.
      const isMore = row.becomes === 'added' || (row.stock_after ?? 0) > (row.stock_before ?? 0);
      const expiry = expiry_date === null || !isMore ? '–' : dayOf(expiry_date);
      return [...(expiry === '–' && notes.length > 0 ? [] : [expiry]), ...notes].join(' · ');
    },
  },
  {
    key: 'changes',
    header: 'Batch and others',
    cell: (row) => othersOf(row).join(' · ') || '–',
  },
];
