import {
  exportSupplierLedger,
  getSupplierLedger,
  listSupplierBalances,
  setOpeningBalance as openingEndpoint,
  paySupplier as payEndpoint,
  takeBackPayment as takeBackEndpoint,
  setInvoiceTotal as totalEndpoint,
} from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import { notFound } from '../../platform/errors.ts';
import type { BoundRoute } from '../../platform/http/bound.ts';
import { exportRoute } from '../../platform/http/export-route.ts';
import { route } from '../../platform/http/route.ts';
import { findSupplier } from '../suppliers/supplier.store.ts';
import { paySupplier, takeBackPayment } from './pay-supplier.ts';
import { readBalances, readLedger } from './read-ledger.ts';
import { setInvoiceTotal, setOpeningBalance } from './set-amounts.ts';

export const supplierLedgerRoutes: readonly BoundRoute[] = [
  route(getSupplierLedger, readLedger),
  route(listSupplierBalances, readBalances),
  route(payEndpoint, paySupplier),
  route(takeBackEndpoint, takeBackPayment),
  route(openingEndpoint, setOpeningBalance),
  route(totalEndpoint, setInvoiceTotal),
  exportRoute(exportSupplierLedger, async ({ context, transact }, { params, query }) => {
    const supplier = await transact(({ tx }) => findSupplier(tx, params.id));
    if (!supplier) throw notFound();
    return {
      name: `Ledger of ${supplier.name} ${query.startDate} to ${query.endDate}.xlsx`,
      module: new URL('./export-ledger.task.ts', import.meta.url),
      input: { supplierId: params.id, range: query, timeZone: context.timeZone },
    };
  }),
];
