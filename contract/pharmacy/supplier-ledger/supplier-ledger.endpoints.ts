import { z } from 'zod';
import { DayRange } from '../../kernel/day-range.ts';
import { SPREADSHEET } from '../../kernel/downloaded-file.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { Id } from '../../kernel/fields.ts';
import { SupplierBalances, SupplierLedger } from './supplier-ledger.ts';
import { InvoiceTotalBody, OpeningBalanceBody, PaySupplierBody } from './supplier-payment.ts';

const ById = z.object({ id: Id });
const Kept = z.object({ id: Id });

/** Oldest first. */
export const getSupplierLedger = endpoint({
  method: 'GET',
  path: '/api/suppliers/:id/ledger',
  summary: 'The ledger of a supplier between two days, both included',
  access: 'suppliers.view',
  params: ById,
  query: DayRange,
  topics: ['drugs'],
  replies: { 200: SupplierLedger },
});

export const exportSupplierLedger = endpoint({
  method: 'GET',
  path: '/api/suppliers/:id/ledger/export',
  summary: 'The ledger of a supplier between two days as an Excel file',
  access: 'suppliers.view',
  reads: 'no-patient',
  params: ById,
  query: DayRange,
  ...SPREADSHEET,
});

export const listSupplierBalances = endpoint({
  method: 'GET',
  path: '/api/supplier-balances',
  summary: 'What is owed to each supplier, and in all',
  access: 'suppliers.view',
  topics: ['drugs'],
  replies: { 200: SupplierBalances },
});

/** In cash it is also an entry of the cash book. Other ways need `suppliers.keep-account`. */
export const paySupplier = endpoint({
  method: 'POST',
  path: '/api/suppliers/:id/payments',
  summary: 'Record a payment to a supplier',
  access: 'suppliers.pay',
  params: ById,
  body: PaySupplierBody,
  idempotent: true,
  replies: { 201: Kept },
});

/** Writes the opposite payment of today. Returns 409 for one that is taken back. */
export const takeBackPayment = endpoint({
  method: 'POST',
  path: '/api/supplier-payments/:id/take-back',
  summary: 'Take back a payment to a supplier',
  access: 'suppliers.pay',
  undoes: true,
  params: ById,
  replies: { 201: Kept },
});

export const setOpeningBalance = endpoint({
  method: 'POST',
  path: '/api/suppliers/:id/opening-balance',
  summary: 'Enter what was owed to a supplier before the first invoice',
  access: 'suppliers.keep-account',
  params: ById,
  body: OpeningBalanceBody,
  replies: { 200: Kept },
});

/** Returns 409 for an invoice whose delivery was undone. */
export const setInvoiceTotal = endpoint({
  method: 'POST',
  path: '/api/supplier-invoices/:id/total',
  summary: 'Enter the total on the paper of an invoice',
  access: 'suppliers.edit',
  params: ById,
  body: InvoiceTotalBody,
  replies: { 200: Kept },
});
