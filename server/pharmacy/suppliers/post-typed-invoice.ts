import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { Paise } from '#contract/kernel/numbers/money.ts';
import { invoiceTotal, perPiece } from '#contract/pharmacy/suppliers/invoice-total.rules.ts';
import type { postSupplierInvoice as endpoint } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { SUPPLIER_MESSAGES as M } from '#contract/pharmacy/suppliers/suppliers.messages.ts';
import type { TypedInvoiceLine } from '#contract/pharmacy/suppliers/typed-invoice.ts';
import { invalidField, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { writeImportedDrugs } from '../import/import.store.ts';
import { beginImport, endImport, UNDO_WITHIN_MS } from '../import-undo/drug-imports.store.ts';
import { lockDrugNames, lockDrugs } from '../inventory/drug.store.ts';
import { priceUnder } from '../sales/mrp.rules.ts';
import { keepInvoiceAmounts } from '../supplier-ledger/invoice-amounts.store.ts';
import { insertInvoiceLines, pricesOfDrugs } from './invoice-lines.store.ts';
import { lockSupplier } from './supplier.store.ts';
import { keepInvoice } from './supplier-invoices.ts';

type Line = TypedInvoiceLine & { readonly batchId: string };

/**
 * Posts a typed invoice in one transaction: one batch per line with its paid and free pieces, and
 * the MRP on the drugs. It is a delivery like an imported one, so that the undo of an import takes
 * it back. Throws 409, without a change, for an invoice that was posted before.
 */
export async function postTypedInvoice(
  scope: ClinicScope,
  { params, body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor, now } = scope;
  await lockDrugNames(tx, actor.clinicId);
  if (!(await lockSupplier(tx, params.id))) throw notFound();
  const drugIds = [...new Set(body.lines.map(({ drug_id }) => drug_id))];
  const locked = new Set(await lockDrugs(tx, drugIds));
  const unknown = body.lines.findIndex(({ drug_id }) => !locked.has(drug_id));
  if (unknown >= 0) throw invalidField(`lines.${unknown}.drug_id`, M.drugUnknown);
  const importId = scope.newId();
  await beginImport(scope, { id: importId, mode: 'delivery' });
  const { number, invoice_date } = body;
  const invoice = { supplierId: params.id, number, day: invoice_date, importId };
  const id = await keepInvoice(scope, invoice);
  const lines = body.lines.map((line) => ({ ...line, batchId: scope.newId() }));
  await receiveGoods(scope, importId, lines);
  await insertInvoiceLines(scope, id, lines);
  await keepInvoiceAmounts(scope, id, body.paper_total ?? null);
  await endImport(scope, { id: importId, mode: 'delivery', added: 0, updated: drugIds.length });
  scope.changed('drugs', actor.clinicId);
  const until = new Date(now.getTime() + UNDO_WITHIN_MS).toISOString();
  return { id, total: invoiceTotal(lines).total, undo: { id: importId, until } };
}

/** Writes the rows as a delivery by import does. */
async function receiveGoods(scope: ClinicScope, importId: string, lines: readonly Line[]) {
  const changes = await changedPrices(scope, lines);
  const rows = {
    changes: changes.map(({ id, price, mrp }) => ({ id, price_paise: price, mrp_paise: mrp })),
    audited: changes.map(({ id, ...changed }) => ({
      ...{ id: scope.newId(), record_id: id, changes: changed },
    })),
    batches: lines.map((line) => ({
      ...{ id: line.batchId, drug_id: line.drug_id, batch_no: line.batch_no },
      ...{ expiry_date: line.expiry_date, buying_price_paise: perPiece(line).cost },
      mrp_paise: perPiece(line).mrp,
    })),
    movements: lines.map(({ drug_id, batchId, quantity, free_quantity, pack_size }) => ({
      ...{ id: scope.newId(), drug_id, batch_id: batchId, kind: 'purchase' },
      quantity: (quantity + free_quantity) * pack_size,
      free_quantity: free_quantity * pack_size || null,
    })),
  };
  const write = writeImportedDrugs(scope, importId);
  for (const [name, some] of Object.entries(rows)) {
    if (some.length > 0) await write(name, JSON.stringify(some));
  }
}

type Prices = { readonly id: string; readonly price?: Paise; readonly mrp?: Paise };

/**
 * The prices that change by the MRP of the newest batch of each drug. Where a drug has its own MRP,
 * its price stays, unless it would exceed the new one.
 */
async function changedPrices({ tx }: ClinicScope, lines: readonly Line[]): Promise<Prices[]> {
  const byExpiry = lines.toSorted((a, b) =>
    (a.expiry_date ?? '').localeCompare(b.expiry_date ?? ''),
  );
  const mrps = new Map<string, Paise>();
  for (const line of byExpiry) {
    const { mrp } = perPiece(line);
    if (mrp !== null) mrps.set(line.drug_id, mrp);
  }
  const drugs = await pricesOfDrugs(tx, [...mrps.keys()]);
  return drugs.flatMap(({ id, price_paise, mrp_paise }) => {
    const mrp = mrps.get(id);
    if (mrp === undefined) return [];
    if (mrp_paise === null) return price_paise === mrp ? [] : [{ id, price: mrp }];
    const price = priceUnder(price_paise, mrp);
    return price === price_paise && mrp === mrp_paise ? [] : [{ id, price, mrp }];
  });
}
