import {
  EXPIRY_WINDOW_LABELS,
  type ExpiringBatch,
  IN_REASONS,
  type LabAnalysisRow,
  MOVEMENT_REASON_LABELS,
  OUT_REASONS,
  type PharmacyAnalysisRow,
} from '#contract/inventory/inventory-analysis.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import { readingScope, type TaskWork } from '../platform/heavy/index.ts';
import type { ExportContext } from '../platform/http/export-route.ts';
import { type Column, countedBy, sheet, writeWorkbook } from '../platform/spreadsheet/workbook.ts';
import { analyseInventory } from './analyse-inventory.ts';
import { readStockOnHand } from './read-stock-on-hand.ts';

const PHARMACY: readonly Column<PharmacyAnalysisRow>[] = [
  { title: 'Drug', kind: 'text', of: ({ name }) => name },
  { title: 'Unit', kind: 'text', of: ({ unit }) => unit },
  { title: 'Supplier', kind: 'text', of: ({ supplier }) => supplier },
  { title: 'Price', kind: 'money', of: ({ price }) => price },
  { title: 'Buying price', kind: 'money', of: ({ buying_price }) => buying_price },
  ...IN_REASONS.map((reason): Column<PharmacyAnalysisRow> => {
    const title = `In: ${MOVEMENT_REASON_LABELS[reason]}`;
    return { title, kind: 'number', of: (row) => row.quantity_in_by_reason[reason] ?? null };
  }),
  { title: 'In', kind: 'number', of: ({ quantity_in }) => quantity_in },
  ...OUT_REASONS.map((reason): Column<PharmacyAnalysisRow> => {
    const title = `Out: ${MOVEMENT_REASON_LABELS[reason]}`;
    return { title, kind: 'number', of: (row) => row.quantity_out_by_reason[reason] ?? null };
  }),
  { title: 'Out', kind: 'number', of: ({ quantity_out }) => quantity_out },
  { title: 'Net change', kind: 'number', of: ({ net_change }) => net_change },
  { title: 'Revenue', kind: 'money', of: ({ revenue }) => revenue },
  { title: 'Profit', kind: 'money', of: ({ profit }) => profit },
  {
    title: 'Sold at unknown cost',
    kind: 'number',
    of: ({ quantity_without_cost: quantity }) => quantity || null,
  },
];

const LAB: readonly Column<LabAnalysisRow>[] = [
  { title: 'Test', kind: 'text', of: ({ name }) => name },
  { title: 'Price', kind: 'money', of: ({ price }) => price },
  { title: 'Billed', kind: 'number', of: ({ quantity_out }) => quantity_out },
  { title: 'Revenue', kind: 'money', of: ({ revenue }) => revenue },
];

const EXPIRING: readonly Column<ExpiringBatch>[] = [
  { title: 'Drug', kind: 'text', of: ({ name }) => name },
  { title: 'Batch', kind: 'text', of: ({ batch_no }) => batch_no },
  { title: 'Expiry date', kind: 'day', of: ({ expiry_date }) => expiry_date },
  { title: 'Expires', kind: 'text', of: ({ window }) => EXPIRY_WINDOW_LABELS[window] },
  { title: 'Quantity', kind: 'number', of: ({ quantity }) => quantity },
  { title: 'Buying price', kind: 'money', of: ({ buying_price }) => buying_price },
  { title: 'Value', kind: 'money', of: ({ value }) => value },
];

type Input = ExportContext & { readonly range: DayRange };

/** Writes the analysis of a range and the stock that expires as an Excel file, one sheet each. */
export const work: TaskWork<Input> = async ({ tx, input, file, tell }) => {
  const scope = readingScope(tx, input);
  const { pharmacyAnalysis, labAnalysis } = await analyseInventory(scope, input.range);
  const { batches } = await readStockOnHand(scope);
  await writeWorkbook(file, {
    timeZone: input.timeZone,
    told: countedBy(tell, pharmacyAnalysis.length + labAnalysis.length + batches.length),
    sheets: [
      sheet({ name: 'Pharmacy', columns: PHARMACY, rows: pharmacyAnalysis }),
      sheet({ name: 'Lab', columns: LAB, rows: labAnalysis }),
      sheet({ name: 'Expiring stock', columns: EXPIRING, rows: batches }),
    ],
  });
};
