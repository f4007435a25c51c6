import { financialYear } from '#contract/billing/bill-total.rules.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { type Paise, paise } from '#contract/kernel/numbers/money.ts';
import { basisPointsOf } from '#contract/kernel/numbers/percent.ts';
import { SUPPLIER_RETURN_MESSAGES as M } from '#contract/pharmacy/supplier-returns/supplier-return.messages.ts';
import {
  debitNoteNumber,
  returnValue,
} from '#contract/pharmacy/supplier-returns/supplier-return.rules.ts';
import { RETURN_REASON_LABELS } from '#contract/pharmacy/supplier-returns/supplier-return.ts';
import type { returnToSupplier as endpoint } from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import { nextNumber } from '../../platform/db/number-series.ts';
import { conflict, invalidField, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { lockDrugs } from '../inventory/drug.store.ts';
import { lockBatches, moveStock } from '../inventory/stock.store.ts';
import { lockSupplier } from '../suppliers/supplier.store.ts';
import { type BatchToReturn, batchesToReturn } from './returnable.store.ts';
import { findReturn } from './supplier-return.store.ts';

type Body = EndpointRequest<typeof endpoint>['body'];
type Line = {
  readonly batch: BatchToReturn;
  readonly quantity: number;
  readonly taxable: Paise;
  readonly gst: Paise;
  readonly movementId: string;
};

/**
 * Returns goods to a supplier at the cost of the delivery that brought them, in one transaction with
 * the debit note. Throws 404 for an unknown supplier, 400 for a batch that is unknown or was brought
 * by another supplier, and 409, without a change, when a batch holds less.
 */
export async function returnToSupplier(
  scope: ClinicScope,
  { params, body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor, today, now } = scope;
  const supplier = await lockSupplier(tx, params.id);
  if (!supplier) throw notFound();
  const lines = await linesToReturn(scope, supplier.id, body);
  const id = scope.newId();
  const year = financialYear(today);
  const name = `debit note ${year}`;
  const number = await nextNumber(tx, { clinicId: actor.clinicId, name });
  const total = lines.reduce((sum, { taxable, gst }) => sum + taxable + gst, 0);
  await tx
    .insertInto('supplier_returns')
    .values({
      ...{ clinic_id: actor.clinicId, id, supplier_id: supplier.id, financial_year: year, number },
      ...{ day: today, reason: body.reason, note: body.note, total_paise: total },
      ...{ supplier_name: supplier.name, supplier_gstin: supplier.gstin },
      ...{ supplier_licence: supplier.drug_licence, supplier_address: supplier.address },
      clinic_gstin: (query) =>
        query.selectFrom('clinics').where('id', '=', actor.clinicId).select('gstin'),
      ...{ created_at: now, created_by: actor.id },
    })
    .execute();
  const note = `${debitNoteNumber({ financialYear: year, number })}: ${RETURN_REASON_LABELS[body.reason]}`;
  await moveStock(
    scope,
    lines.map(({ batch, quantity, movementId }) => ({
      ...{ id: movementId, drugId: batch.drug_id, batchId: batch.id },
      ...{ kind: 'supplier-return' as const, quantity: -quantity, note },
    })),
  );
  await insertLines(scope, id, lines);
  const record = { type: 'supplier', id: supplier.id };
  await scope.audit('return-to-supplier', record, {
    return: id,
    number,
    total,
    lines: lines.length,
  });
  scope.changed('drugs', supplier.id);
  const made = await findReturn(tx, id);
  if (!made) throw notFound();
  return made;
}

/** The lines with their value, with drugs and batches locked in the order of every other writer. */
async function linesToReturn(scope: ClinicScope, supplierId: string, body: Body): Promise<Line[]> {
  const { tx } = scope;
  const ids = body.lines.map(({ batch_id }) => batch_id);
  const known = await tx
    .selectFrom('drug_batches')
    .where('id', 'in', ids)
    .select('drug_id')
    .execute();
  const drugIds = await lockDrugs(tx, [...new Set(known.map(({ drug_id }) => drug_id))]);
  await lockBatches(tx, drugIds);
  const batches = await batchesToReturn(scope, ids);
  const lines = body.lines.map(({ batch_id, quantity, cost }, at): Line => {
    const batch = batches.get(batch_id);
    if (!batch) throw invalidField(`lines.${at}.batch_id`, M.batchUnknown);
    if (batch.supplier && batch.supplier.id !== supplierId) {
      throw invalidField(`lines.${at}.batch_id`, M.ofAnother(batch.supplier.name));
    }
    const costed = batch.cost === null && cost ? { ...batch, cost, cost_of: 1 } : batch;
    return { batch, quantity, ...returnValue(quantity, costed), movementId: scope.newId() };
  });
  const short = lines.filter(({ batch, quantity }) => quantity > batch.quantity);
  if (short.length > 0) throw conflict(M.tooFew(short.map(({ batch }) => batch.name)));
  return lines;
}

function insertLines({ tx, actor }: ClinicScope, returnId: string, lines: readonly Line[]) {
  return tx
    .insertInto('supplier_return_lines')
    .values(
      lines.map(({ batch, quantity, taxable, gst, movementId }, at) => ({
        ...{ clinic_id: actor.clinicId, return_id: returnId, position: at + 1 },
        ...{ drug_id: batch.drug_id, batch_id: batch.id, invoice_id: batch.invoice_id },
        ...{ movement_id: movementId, name: batch.name, batch_no: batch.batch_no },
        hsn: batch.hsn,
        ...{ expiry_date: batch.expiry_date, is_expired: batch.is_expired, quantity },
        gst_basis_points: batch.gst_percent === null ? null : basisPointsOf(batch.gst_percent),
        ...{ taxable_paise: paise(taxable), gst_paise: paise(gst) },
      })),
    )
    .execute();
}
