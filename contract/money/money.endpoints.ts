import { DayRange, daysIn } from '../kernel/day-range.ts';
import { SPREADSHEET } from '../kernel/downloaded-file.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { MONEY_MESSAGES as M } from './money.messages.ts';
import { MoneyByDoctor } from './money-by-doctor.ts';
import { MoneyTotals } from './money-totals.ts';

export const getMoneyTotals = endpoint({
  method: 'GET',
  path: '/api/money/totals',
  summary: 'What was billed and received between two clinic days, both included',
  access: 'money.view-flow',
  query: DayRange,
  topics: ['bills', 'patients', 'subscriptions'],
  replies: { 200: MoneyTotals },
});

/** Each payment and each balance counts for one doctor, or for none. */
export const getMoneyByDoctor = endpoint({
  method: 'GET',
  path: '/api/money/doctors',
  summary: 'Patients, receipts and dues of each doctor',
  access: 'money.view-flow',
  query: DayRange,
  topics: ['bills', 'patients', 'queue', 'staff'],
  replies: { 200: MoneyByDoctor },
});

const DAYS_MAX = 366;

/** At most one year. */
export const exportMoney = endpoint({
  method: 'GET',
  path: '/api/money/export',
  summary: 'Bills and payments between two clinic days as an Excel file',
  access: 'money.view-flow',
  reads: 'everyone',
  query: DayRange.refine((range) => daysIn(range) <= DAYS_MAX, {
    path: ['startDate'],
    error: M.rangeTooLong,
  }),
  ...SPREADSHEET,
});
