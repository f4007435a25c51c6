import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { STOCK_COUNT_MESSAGES as M } from '#contract/pharmacy/stock-taking/stock-count.messages.ts';
import { countsClash, differenceOf } from '#contract/pharmacy/stock-taking/stock-count.rules.ts';
import type { postCounts as endpoint } from '#contract/pharmacy/stock-taking/stock-counts.endpoints.ts';
import { conflict } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { lockBatches, moveStock } from '../inventory/stock.store.ts';
import { countedDrugs, lockOpenCounts, markPosted, namesOf } from './stock-count.store.ts';

type Counted = {
  readonly drugId: string;
  readonly batchId: string;
  readonly countIds: readonly string[];
  readonly difference: number;
};

/**
 * Posts the open counts of a rack to the stock ledger in one transaction: each batch moves by what it
 * differed from the ledger when it was counted, so that sales since then stay. Throws 409, without a
 * change, for counts that clash and for more sold since than was counted.
 */
export async function postCounts(
  scope: ClinicScope,
  { body: { rack, reason } }: EndpointRequest<typeof endpoint>,
): Promise<{ message: string }> {
  const { tx, actor, now } = scope;
  const counted = await settledCounts(scope, rack);
  const id = scope.newId();
  await tx
    .insertInto('stock_takings')
    .values({
      ...{ clinic_id: actor.clinicId, id, rack: rack ?? null, reason },
      ...{ at: now, created_by: actor.id },
    })
    .execute();
  const moved = counted
    .filter(({ difference }) => difference !== 0)
    .map((one) => ({ ...one, movementId: scope.newId() }));
  await moveStock(
    scope,
    moved.map(({ drugId, batchId, difference, movementId }) => ({
      ...{ id: movementId, drugId, batchId, quantity: difference },
      ...{ kind: 'correction' as const, note: reason },
    })),
  );
  const same = counted.filter(({ difference }) => difference === 0);
  await markPosted(tx, id, [...moved, ...same.map((one) => ({ ...one, movementId: null }))]);
  const tally = { counted: counted.length, changed: moved.length };
  await scope.audit('post-stock-taking', { type: 'clinic', id: actor.clinicId }, { id, ...tally });
  scope.changed('drugs', actor.clinicId);
  return { message: M.posted(tally.counted, tally.changed) };
}

/** The open counts of each batch, locked with the batches, with the difference that they agree on. */
async function settledCounts({ tx }: ClinicScope, rack: string | undefined): Promise<Counted[]> {
  const drugIds = await countedDrugs(tx, rack);
  if (drugIds.length === 0) throw conflict(M.nothingCounted);
  const batches = await lockBatches(tx, drugIds);
  const counts = await lockOpenCounts(tx, drugIds);
  // Another posting was first.
  if (counts.length === 0) throw conflict(M.nothingCounted);
  const countsOf = Map.groupBy(counts, ({ batch_id }) => batch_id);
  const byBatch = batches.flatMap((batch) => {
    const of = countsOf.get(batch.id);
    return of ? [{ batch, counts: of }] : [];
  });
  const clashing = byBatch.filter((one) => countsClash(one.counts));
  if (clashing.length > 0) {
    throw conflict(
      M.clashes(
        await namesOf(
          tx,
          clashing.map(({ batch }) => batch.drug_id),
        ),
      ),
    );
  }
  const settled = byBatch.map(({ batch, counts: of }) => ({
    ...{ drugId: batch.drug_id, batchId: batch.id, quantity: batch.quantity },
    countIds: of.map(({ id }) => id),
    difference: of[0] ? differenceOf(of[0]) : 0,
  }));
  const sold = settled.filter(({ quantity, difference }) => quantity + difference < 0);
  if (sold.length > 0) {
    throw conflict(
      M.soldSince(
        await namesOf(
          tx,
          sold.map(({ drugId }) => drugId),
        ),
      ),
    );
  }
  return settled;
}
