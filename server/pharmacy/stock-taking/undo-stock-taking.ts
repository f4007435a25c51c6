import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { STOCK_COUNT_MESSAGES as M } from '#contract/pharmacy/stock-taking/stock-count.messages.ts';
import type { undoStockTaking as endpoint } from '#contract/pharmacy/stock-taking/stock-counts.endpoints.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { lockBatches, moveStock } from '../inventory/stock.store.ts';
import { movementsOfTaking, namesOf } from './stock-count.store.ts';
import { UNDO_WITHIN_MS } from './stock-sheet.store.ts';

/**
 * Takes back a stock-taking within an hour, by the opposite movements; sales since stay. Throws 409,
 * without a change, when it was undone, is older, or too little of a batch is left.
 */
export async function undoStockTaking(
  scope: ClinicScope,
  { params: { id } }: EndpointRequest<typeof endpoint>,
): Promise<{ message: string }> {
  const { tx, now, actor } = scope;
  const taking = await tx
    .selectFrom('stock_takings')
    .where('id', '=', id)
    .select(['at', 'undone_at', 'reason'])
    .forUpdate()
    .executeTakeFirst();
  if (!taking) throw notFound(M.notFound);
  if (taking.undone_at) throw conflict(M.undoneAlready);
  if (now.getTime() - taking.at.getTime() > UNDO_WITHIN_MS) throw conflict(M.tooLate);
  const moved = await movementsOfTaking(tx, id);
  const batches = await lockBatches(tx, [...new Set(moved.map(({ drug_id }) => drug_id))]);
  const left = new Map(batches.map((batch) => [batch.id, batch.quantity]));
  const short = moved.filter(({ batch_id, quantity }) => (left.get(batch_id) ?? 0) < quantity);
  if (short.length > 0) {
    throw conflict(
      M.usedSince(
        await namesOf(
          tx,
          short.map(({ drug_id }) => drug_id),
        ),
      ),
    );
  }
  await moveStock(
    scope,
    moved.map(({ drug_id, batch_id, quantity }) => ({
      ...{ drugId: drug_id, batchId: batch_id, quantity: -quantity },
      ...{ kind: 'correction' as const, note: `Undone: ${taking.reason}` },
    })),
  );
  await tx.updateTable('stock_takings').set({ undone_at: now }).where('id', '=', id).execute();
  await scope.audit('undo-stock-taking', { type: 'clinic', id: actor.clinicId }, { id });
  scope.changed('drugs', actor.clinicId);
  return { message: M.undone };
}
