import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import { addDrug, listDrugBatches } from '#contract/pharmacy/drugs.endpoints.ts';
import { returnToSupplier } from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import type { TestApp } from '../build-app.ts';
import { aDrug } from './pharmacy.ts';
import type { newLedgerClinic } from './supplier-ledgers.ts';

type Line = EndpointInput<typeof returnToSupplier>['body']['lines'][number];
type LedgerClinic = Awaited<ReturnType<typeof newLedgerClinic>>;

/** Goods of a clinic that suppliers delivered, and their return. */
export function returnedGoods(app: TestApp, clinic: () => LedgerClinic) {
  let made = 0;
  /** A drug that a supplier delivered: 3 packs of 10 and a free one, expired on 31 October 2026. */
  const delivered = async (supplierId: string, expiry_date = '2026-10-31') => {
    made += 1;
    const name = `Returned ${made}`;
    const drug = aDrug({ name, quantity_in_stock: 0 });
    const { id: drug_id } = await app.ok(addDrug, { body: drug }, clinic().admin);
    const pack = { pack_size: 10, quantity: 3, free_quantity: 1, cost: 20.65, gst_percent: 12 };
    const line = { ...pack, drug_id, batch_no: `B${made}`, expiry_date };
    const invoice = await clinic().post(supplierId, `R-${made}`, { line });
    const [batch] = await app.ok(listDrugBatches, { params: { id: drug_id } }, clinic().admin);
    return { drug_id, name, batch_id: batch!.id, invoice, number: `R-${made}` };
  };
  const giveBack = (id: string, lines: Line[], by = clinic().pharmacist, key?: string) => {
    const body = { reason: 'expired' as const, lines };
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    return app.call(returnToSupplier, { params: { id }, body }, { token: by.token, headers });
  };
  return { delivered, giveBack };
}
