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
import type { ExportCall, ExportPlan } from '../platform/http/export-route.ts';
import {
  type Column,
  WRITE_SHEETS,
  type WrittenSheet,
  wholeSheet,
} from '../platform/spreadsheet/workbook.ts';
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

/**
 * Exports the analysis of a range, and the stock that expires, as an Excel file with one sheet
 * each.
 */
export async function exportAnalysis(
  { context: { timeZone }, read }: ExportCall,
  { query: range }: { readonly query: DayRange },
): Promise<ExportPlan> {
  const [{ pharmacyAnalysis, labAnalysis }, { batches }] = await read(async (scope) => [
    await analyseInventory(scope, range),
    await readStockOnHand(scope),
  ]);
  const sheets: WrittenSheet[] = [
    wholeSheet({ name: 'Pharmacy', columns: PHARMACY, rows: pharmacyAnalysis }),
    wholeSheet({ name: 'Lab', columns: LAB, rows: labAnalysis }),
    wholeSheet({ name: 'Expiring stock', columns: EXPIRING, rows: batches }),
  ];
  const name = `Inventory analysis ${range.startDate} to ${range.endDate}.xlsx`;
  return { name, module: WRITE_SHEETS, input: { sheets, timeZone } };
}
