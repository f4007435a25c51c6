import {
  addSupplier as addEndpoint,
  editSupplier as editEndpoint,
  listSupplierInvoices as listInvoicesEndpoint,
  listSuppliers,
  postSupplierInvoice,
} from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import type { BoundRoute } from '../../platform/http/bound.ts';
import { route } from '../../platform/http/route.ts';
import { postTypedInvoice } from './post-typed-invoice.ts';
import { addSupplier, editSupplier } from './save-supplier.ts';
import { listSupplierRows } from './supplier.store.ts';
import { listSupplierInvoices } from './supplier-invoices.ts';

export const supplierRoutes: readonly BoundRoute[] = [
  route(listSuppliers, ({ tx }) => listSupplierRows(tx)),
  route(addEndpoint, addSupplier),
  route(editEndpoint, editSupplier),
  route(listInvoicesEndpoint, listSupplierInvoices),
  route(postSupplierInvoice, postTypedInvoice),
];
