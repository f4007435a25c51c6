import { paise } from '#contract/kernel/numbers/money.ts';
import type { DrugSale } from '#contract/pharmacy/drug-sale.ts';
import { orderNotFound } from '#contract/pharmacy/pharmacy-order.messages.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { presentPrescriber } from './prescriber.store.ts';

function soldBatches(tx: Tx, orderId: string) {
  return tx
    .selectFrom('drug_sale_batches as sold')
    .innerJoin('stock_movements as movement', (join) => inClinic(join, 'movement.id', 'sold.id'))
    .innerJoin('pharmacy_order_lines as line', (join) =>
      inClinic(join, 'line.id', 'sold.order_line_id'),
    )
    .where('sold.sale_id', '=', orderId)
    .select(['line.drug_id', 'line.name', 'line.price_paise', 'movement.quantity'])
    .select(['sold.manufacturer', 'sold.schedule', 'sold.hsn', 'sold.tax_basis_points'])
    .select(['sold.mrp_paise', 'sold.batch_no', 'sold.expiry_date'])
    .select(['sold.prescriber_name', 'sold.prescriber_registration', 'sold.prescriber_address'])
    .orderBy('line.position')
    .orderBy('sold.expiry_date', (order) => order.asc().nullsLast())
    .orderBy('sold.id')
    .execute();
}

/** Reads the sale of an order, as it was recorded. Throws 404 for an order that was not billed. */
export async function readSale(
  { tx }: ClinicScope,
  { params: { id } }: { params: { id: string } },
): Promise<DrugSale> {
  const sale = await tx
    .selectFrom('drug_sales as sale')
    .innerJoin('pharmacy_orders as order', (join) => inClinic(join, 'order.id', 'sale.id'))
    .innerJoin('patients', (join) => inClinic(join, 'patients.id', 'order.patient_id'))
    .where('sale.id', '=', id)
    .select(['sale.serial', 'sale.sold_at', 'order.patient_id', 'patients.address'])
    .select(['sale.prescriber_name', 'sale.prescriber_registration', 'sale.prescriber_address'])
    .executeTakeFirst();
  if (!sale) throw notFound(orderNotFound(id));
  return {
    serial: sale.serial,
    soldAt: sale.sold_at.toISOString(),
    patient_id: sale.patient_id,
    patientAddress: sale.address,
    prescriber: presentPrescriber(sale),
    batches: (await soldBatches(tx, id)).map((row) => ({
      drug_id: row.drug_id,
      name: row.name,
      manufacturer: row.manufacturer,
      schedule: row.schedule,
      hsn: row.hsn,
      tax_percentage: row.tax_basis_points,
      mrp: row.mrp_paise === null ? null : paise(row.mrp_paise),
      price: paise(row.price_paise),
      batch_no: row.batch_no,
      expiry_date: row.expiry_date,
      quantity: -row.quantity,
      prescriber: presentPrescriber(row),
    })),
  };
}
