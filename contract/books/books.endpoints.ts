import { z } from 'zod';
import { calendarDay } from '../kernel/dates.ts';
import { DayRange, daysIn } from '../kernel/day-range.ts';
import { SPREADSHEET } from '../kernel/downloaded-file.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { BOOKS_MESSAGES as M } from './books.messages.ts';
import { CaseRegister } from './case-register.ts';
import { CashBook, CashEntry, CashEntryBody } from './cash-book.ts';
import { BillCreditNotes } from './gst/credit-notes.ts';
import { GstReturn, isGstRange } from './gst/gst-return.ts';
import { Purchases } from './purchases.ts';
import { StockOnDay } from './stock-on-day.ts';

const DAYS_MAX = 366;
const Range = DayRange.refine((range) => daysIn(range) <= DAYS_MAX, {
  path: ['startDate'],
  error: M.rangeTooLong,
});

const GstRange = DayRange.refine(isGstRange, { path: ['startDate'], error: M.gstRangeTooLong });

/** The daily case register, oldest first. Returns 413 above 10,000 rows. */
export const getCaseRegister = endpoint({
  method: 'GET',
  path: '/api/books/cases',
  summary: 'The daily case register between two clinic days, both included',
  access: 'books.view',
  reads: 'list',
  query: Range,
  topics: ['bills', 'patients', 'subscriptions'],
  replies: { 200: CaseRegister },
});

export const getCashBook = endpoint({
  method: 'GET',
  path: '/api/books/cash',
  summary: 'The cash book between two clinic days, both included',
  access: 'books.view',
  query: Range,
  topics: ['bills', 'subscriptions'],
  replies: { 200: CashBook },
});

/** Vouchers run without gaps within the year from April. */
export const enterCash = endpoint({
  method: 'POST',
  path: '/api/books/cash-entries',
  summary: 'Enter cash other than the payments of patients',
  access: 'books.enter-cash',
  body: CashEntryBody,
  idempotent: true,
  replies: { 201: CashEntry },
});

/** Writes the opposite entry of today. Returns 409 for a reversed entry. */
export const reverseCash = endpoint({
  method: 'POST',
  path: '/api/books/cash-entries/:id/reverse',
  summary: 'Reverse an entry of the cash book',
  access: 'books.enter-cash',
  undoes: true,
  params: z.object({ id: Id }),
  replies: { 201: CashEntry },
});

/** At the end of the clinic day. */
export const getStockOnDay = endpoint({
  method: 'GET',
  path: '/api/books/stock',
  summary: 'The drugs in stock at the end of a day',
  access: 'books.view',
  query: z.object({ day: calendarDay(M.dayRequired) }),
  topics: ['drugs'],
  replies: { 200: StockOnDay },
});

/** Oldest first. Returns 413 above 10,000 rows. */
export const getPurchases = endpoint({
  method: 'GET',
  path: '/api/books/purchases',
  summary: 'The register of purchases between two days, both included',
  access: 'books.view',
  query: Range,
  topics: ['drugs'],
  replies: { 200: Purchases },
});

export const exportPurchases = endpoint({
  method: 'GET',
  path: '/api/books/purchases/export',
  summary: 'The register of purchases between two days as an Excel file',
  access: 'books.view',
  reads: 'no-patient',
  query: Range,
  ...SPREADSHEET,
});

/** Oldest first. At most a quarter at once. */
export const getGstReturn = endpoint({
  method: 'GET',
  path: '/api/books/gst',
  summary: 'The tables of GSTR-1 between two clinic days, both included',
  access: 'books.view',
  reads: 'no-patient',
  query: GstRange,
  topics: ['bills', 'subscriptions'],
  replies: { 200: GstReturn },
});

/** In the layout of the government's offline tool. Without a GSTIN the place of supply stays empty. */
export const exportGstReturn = endpoint({
  method: 'GET',
  path: '/api/books/gst/export',
  summary: 'The tables of GSTR-1 between two clinic days as an Excel file',
  access: 'books.view',
  reads: 'no-patient',
  query: GstRange,
  ...SPREADSHEET,
});

/** A return is one; a discount or a cancellation in a later month than its bill is one too. */
export const listCreditNotes = endpoint({
  method: 'GET',
  path: '/api/bills/:id/credit-notes',
  summary: 'The credit notes of a bill',
  access: 'billing.view-bill',
  reads: { patient: 'reply.patient_id' },
  params: z.object({ id: Id }),
  topics: ['bills'],
  replies: { 200: BillCreditNotes },
});

/** Case register, cash book, and the stock before the first and at the end of the last day. */
export const exportBooks = endpoint({
  method: 'GET',
  path: '/api/books/export',
  summary: 'The books between two clinic days as an Excel file',
  access: 'books.view',
  reads: 'everyone',
  query: Range,
  ...SPREADSHEET,
});
