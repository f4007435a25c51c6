import { DayRange } from '../kernel/day-range.ts';
import { SPREADSHEET } from '../kernel/downloaded-file.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { InventoryAnalysis, StockOnHand } from './inventory-analysis.ts';

/** Drugs with stock movements in the range, and billed tests, by name. */
export const getInventoryAnalysis = endpoint({
  method: 'GET',
  path: '/api/inventory/comprehensive-analysis',
  summary: 'What came, went and was earned between two clinic days, both included',
  access: 'stock.analyse',
  query: DayRange,
  topics: ['drugs', 'pharmacy-orders', 'bills', 'lab-orders'],
  replies: { 200: InventoryAnalysis },
});

export const exportInventoryAnalysis = endpoint({
  method: 'GET',
  path: '/api/inventory/comprehensive-analysis/export',
  summary: 'The inventory analysis and the expiring stock as an Excel file',
  access: 'stock.analyse',
  reads: 'no-patient',
  query: DayRange,
  ...SPREADSHEET,
});

export const getStockOnHand = endpoint({
  method: 'GET',
  path: '/api/inventory/stock-on-hand',
  summary: 'What the stock cost, which of it expires within 90 days, and which does not sell',
  access: 'stock.analyse',
  topics: ['drugs', 'pharmacy-orders', 'bills'],
  replies: { 200: StockOnHand },
});
