import { getCashBook } from '#contract/books/books.endpoints.ts';
import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import { addDrug, listDrugBatches } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  getSupplierLedger,
  listSupplierBalances,
  paySupplier,
  takeBackPayment,
} from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import { returnToSupplier } from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import {
  addSupplier,
  postSupplierInvoice,
} from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import type { TestApp } from '../build-app.ts';
import { newClinic, newStaff, type Person } from './clinic.ts';
import { aDrug } from './pharmacy.ts';

/** The financial year of the tests. */
export const YEAR = { startDate: '2026-04-01', endDate: '2027-03-31' };

type Line = EndpointInput<typeof postSupplierInvoice>['body']['lines'][number];
type Posted = { day?: string; paper?: number; line?: Partial<Line> };
type Payment = Partial<EndpointInput<typeof paySupplier>['body']>;

/** A clinic on 26 November 2026 with a drug, and the calls of its suppliers' ledgers. */
export async function newLedgerClinic(app: TestApp) {
  app.clock.set('2026-11-26T06:00:00Z');
  const admin = await newClinic(app, 'Ledger Clinic');
  const pharmacist = await newStaff(app, admin, 'pharmacy');
  const { id: drugId } = await app.ok(addDrug, { body: aDrug({ name: 'Owed A' }) }, admin);
  let made = 0;
  return {
    ...{ admin, pharmacist, drugId },
    newSupplier: async (): Promise<{ id: string; name: string }> => {
      made += 1;
      return app.ok(addSupplier, { body: { name: `Supplier ${made}` } }, admin);
    },
    /** One line of 3 packs at 20.65 with 12 % GST: 69.38. */
    post: (id: string, number: string, { day, paper, line }: Posted = {}) => {
      const first = { drug_id: drugId, quantity: 3, cost: 20.65, gst_percent: 12 };
      const head = { number, invoice_date: day ?? '2026-11-20', paper_total: paper ?? null };
      const body = { ...head, lines: [{ ...first, ...line }] };
      return app.ok(postSupplierInvoice, { params: { id }, body }, pharmacist);
    },
    pay: (id: string, payment: Payment = {}, by: Person = admin, key?: string) => {
      const body = { day: '2026-11-26', amount: 10, way: 'bank' as const, ...payment };
      const headers = key === undefined ? {} : { 'idempotency-key': key };
      return app.call(paySupplier, { params: { id }, body }, { token: by.token, headers });
    },
    takeBack: (id: string, by: Person = admin) => app.call(takeBackPayment, { params: { id } }, by),
    ledger: (id: string, query = YEAR) =>
      app.ok(getSupplierLedger, { params: { id }, query }, pharmacist),
    balanceOf: async (id: string) => {
      const { balances } = await app.ok(listSupplierBalances, {}, admin);
      return balances.find((one) => one.supplier_id === id);
    },
    /** The balance of the cash book. */
    cash: async () => (await app.ok(getCashBook, { query: YEAR }, admin)).closing,
  };
}

type ReturnedLine = EndpointInput<typeof returnToSupplier>['body']['lines'][number];
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
  const giveBack = (id: string, lines: ReturnedLine[], by = clinic().pharmacist, key?: string) => {
    const body = { reason: 'expired' as const, lines };
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    return app.call(returnToSupplier, { params: { id }, body }, { token: by.token, headers });
  };
  return { delivered, giveBack };
}
