import type { ClinicScope } from '../platform/scope.ts';

export type HeldPortion = {
  readonly lineId: string;
  readonly drugId: string;
  readonly batchId: string;
  readonly quantity: number;
};

/**
 * What an order still holds of the stock that it took, line by line and batch by batch, the batch that
 * expires first first.
 */
export async function heldStock({ tx }: ClinicScope, orderId: string): Promise<HeldPortion[]> {
  const rows = await tx
    .selectFrom('stock_movements as movement')
    .innerJoin('pharmacy_order_lines as line', (join) =>
      join
        .onRef('line.clinic_id', '=', 'movement.clinic_id')
        .onRef('line.id', '=', 'movement.order_line_id'),
    )
    .innerJoin('drug_batches as batch', (join) =>
      join
        .onRef('batch.clinic_id', '=', 'movement.clinic_id')
        .onRef('batch.id', '=', 'movement.batch_id'),
    )
    .where('line.order_id', '=', orderId)
    .groupBy(['movement.drug_id', 'movement.batch_id', 'line.id', 'batch.expiry_date'])
    .select(['movement.drug_id', 'movement.batch_id', 'line.id as line_id'])
    .select((eb) => eb.fn.sum<string>('movement.quantity').as('quantity'))
    .orderBy('batch.expiry_date', (order) => order.asc().nullsLast())
    .orderBy('movement.batch_id')
    .execute();
  return rows
    .map(({ line_id, drug_id, batch_id, quantity }) => ({
      lineId: line_id,
      drugId: drug_id,
      batchId: batch_id,
      quantity: -Number(quantity),
    }))
    .filter(({ quantity }) => quantity > 0);
}
