import { paySupplier } from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import {
  listReturnableBatches,
  returnToSupplier,
} from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import {
  addSupplier,
  postSupplierInvoice,
} from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { call } from '../rig/api.ts';
import type { Mark } from './marked-call.ts';

/** Adds a supplier, posts its invoice of a drug, pays it and returns a piece. */
export async function supplyMarked(
  url: string,
  { day, drugId }: { day: string; drugId: string },
  { mark, by }: { mark: Mark; by: { token: string } },
): Promise<void> {
  const params = { id: (await mark(addSupplier, { body: { name: 'x' } })).id };
  const bought = [{ drug_id: drugId, batch_no: 'x', quantity: 1 }];
  const invoice = { number: 'x', invoice_date: day, lines: bought };
  await mark(postSupplierInvoice, { params, body: invoice });
  await mark(paySupplier, { params, body: { day, amount: 1, way: 'upi' } });
  const query = { show: 'all', supplier_id: params.id } as const;
  const [batch] = await call(url, listReturnableBatches, { query }, by);
  if (!batch) throw new Error('The delivery brought no batch.');
  const lines = [{ batch_id: batch.id, quantity: 1, cost: 1 }];
  await mark(returnToSupplier, { params, body: { reason: 'unsold', lines } });
}
