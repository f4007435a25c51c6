import {
  getSupplierReturn,
  listReturnableBatches,
  returnToSupplier as returnEndpoint,
  undoSupplierReturn as undoEndpoint,
} from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import { notFound } from '../../platform/errors.ts';
import type { BoundRoute } from '../../platform/http/bound.ts';
import { route } from '../../platform/http/route.ts';
import { returnToSupplier } from './return-to-supplier.ts';
import { returnableBatches } from './returnable.store.ts';
import { findReturn } from './supplier-return.store.ts';
import { undoSupplierReturn } from './undo-supplier-return.ts';

export const supplierReturnRoutes: readonly BoundRoute[] = [
  route(listReturnableBatches, (scope, { query }) => returnableBatches(scope, query)),
  route(returnEndpoint, returnToSupplier),
  route(getSupplierReturn, async ({ tx }, { params }) => {
    const found = await findReturn(tx, params.id);
    if (!found) throw notFound();
    return found;
  }),
  route(undoEndpoint, undoSupplierReturn),
];
