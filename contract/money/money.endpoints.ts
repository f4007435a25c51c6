import { DayRange } from '../kernel/day-range.ts';
import { SPREADSHEET } from '../kernel/download.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { MONEY_MESSAGES as M } from './money.messages.ts';
import { MoneyTotals } from './money-totals.ts';

export const getMoneyTotals = endpoint({
  method: 'GET',
  path: '/api/money/totals',
  summary: 'What was billed and received between two clinic days, both included',
  roles: ['admin'],
  query: DayRange,
  topics: ['bills', 'patients', 'subscriptions'],
  replies: { 200: MoneyTotals },
});

const DAY_MS = 86_400_000;
const DAYS_MAX = 366;

function days(startDate: string, endDate: string): number {
  return (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1;
}

/** At most a year at once. */
export const exportMoney = endpoint({
  method: 'GET',
  path: '/api/money/export',
  summary: 'Bills and payments between two clinic days as an Excel file',
  roles: ['admin'],
  query: DayRange.refine(({ startDate, endDate }) => days(startDate, endDate) <= DAYS_MAX, {
    path: ['startDate'],
    error: M.rangeTooLong,
  }),
  ...SPREADSHEET,
});
