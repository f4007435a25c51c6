import {
  enterCash as enterEndpoint,
  exportBooks as exportEndpoint,
  exportGstReturn,
  exportPurchases,
  getCaseRegister,
  getCashBook,
  getGstReturn,
  getPurchases,
  getStockOnDay,
  listCreditNotes,
  reverseCash as reverseEndpoint,
} from '#contract/books/books.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { exportRoute } from '../platform/http/export-route.ts';
import { route } from '../platform/http/route.ts';
import { enterCash, reverseCash } from './enter-cash.ts';
import { readCreditNotes } from './gst/read-credit-notes.ts';
import { readGstReturn } from './gst/read-gst-return.ts';
import { readCaseRegister } from './read-case-register.ts';
import { readCashBook } from './read-cash-book.ts';
import { readPurchases } from './read-purchases.ts';
import { readStockOnDay } from './read-stock-on-day.ts';

export const booksRoutes: readonly BoundRoute[] = [
  route(getCaseRegister, readCaseRegister),
  route(getCashBook, readCashBook),
  route(enterEndpoint, enterCash),
  route(reverseEndpoint, reverseCash),
  route(getStockOnDay, readStockOnDay),
  route(getPurchases, readPurchases),
  route(getGstReturn, readGstReturn),
  route(listCreditNotes, readCreditNotes),
  exportRoute(exportGstReturn, async ({ context }, { query: { startDate, endDate } }) => ({
    name: `GSTR-1 ${startDate} to ${endDate}.xlsx`,
    module: new URL('./gst/export-gst-return.task.ts', import.meta.url),
    input: { range: { startDate, endDate }, actor: context.actor },
  })),
  exportRoute(exportPurchases, async ({ context }, { query: { startDate, endDate } }) => ({
    name: `Purchases ${startDate} to ${endDate}.xlsx`,
    module: new URL('./export-purchases.task.ts', import.meta.url),
    input: { range: { startDate, endDate }, actor: context.actor },
  })),
  exportRoute(exportEndpoint, async ({ context }, { query: { startDate, endDate } }) => ({
    name: `Books ${startDate} to ${endDate}.xlsx`,
    module: new URL('./export-books.task.ts', import.meta.url),
    input: { startDate, endDate, timeZone: context.timeZone, actor: context.actor },
  })),
];
