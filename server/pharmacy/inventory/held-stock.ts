import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

export type HeldPortion = {
  readonly lineId: string;
  readonly drugId: string;
  readonly batchId: string;
  readonly batchNo: string | null;
  readonly expiryDate: string | null;
  readonly quantity: number;
};

/** The stock that an order still holds, by line and batch, earliest expiry first. */
export async function heldStock({ tx }: { tx: Tx }, orderId: string): Promise<HeldPortion[]> {
  const rows = await tx
    .selectFrom('stock_movements as movement')
    .innerJoin('pharmacy_order_lines as line', (join) =>
      inClinic(join, 'line.id', 'movement.order_line_id'),
    )
    .innerJoin('drug_batches as batch', (join) => inClinic(join, 'batch.id', 'movement.batch_id'))
    .where('line.order_id', '=', orderId)
    .groupBy([
      'movement.drug_id',
      'movement.batch_id',
      'line.id',
      'batch.batch_no',
      'batch.expiry_date',
    ])
    .select(['movement.drug_id', 'movement.batch_id', 'line.id as line_id'])
    .select(['batch.batch_no', 'batch.expiry_date'])
    .select((eb) => eb.fn.sum<string>('movement.quantity').as('quantity'))
    .orderBy('batch.expiry_date', (order) => order.asc().nullsLast())
    .orderBy('movement.batch_id')
    .execute();
  return rows
    .map(({ line_id, drug_id, batch_id, batch_no, expiry_date, quantity }) => ({
      lineId: line_id,
      drugId: drug_id,
      batchId: batch_id,
      batchNo: batch_no,
      expiryDate: expiry_date,
      quantity: -Number(quantity),
    }))
    .filter(({ quantity }) => quantity > 0);
}
