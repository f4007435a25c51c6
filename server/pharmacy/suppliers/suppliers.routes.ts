import {
  addSupplier as addEndpoint,
  editSupplier as editEndpoint,
  listSuppliers,
} from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import type { BoundRoute } from '../../platform/http/bound.ts';
import { route } from '../../platform/http/route.ts';
import { addSupplier, editSupplier } from './save-supplier.ts';
import { listSupplierRows } from './supplier.store.ts';

export const supplierRoutes: readonly BoundRoute[] = [
  route(listSuppliers, ({ tx }) => listSupplierRows(tx)),
  route(addEndpoint, addSupplier),
  route(editEndpoint, editSupplier),
];
