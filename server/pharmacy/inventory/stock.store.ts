import type { Insertable } from 'kysely';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { DB } from '../../platform/db/schema.generated.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { violatedConstraint } from '../../platform/db/violations.ts';
import { conflict } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import type { BatchStock, Portion } from './allocation.rules.ts';

type MovementKind = Insertable<DB['stock_movements']>['kind'];

export type Movement = Portion & {
  /** Absent: a new one. */
  readonly id?: string;
  readonly drugId: string;
  readonly kind: MovementKind;
  readonly orderLineId?: string;
  readonly note?: string | null;
  /** The free ones of the pieces of a purchase. */
  readonly freeQuantity?: number;
};

export type LockedBatch = BatchStock & {
  readonly buying_price_paise: number | null;
  readonly mrp_paise: number | null;
};

/**
 * Locks the batches of these drugs in one order, so that concurrent transactions wait for each
 * other instead of deadlocking. The result stays valid until the transaction ends.
 */
export async function lockBatches(tx: Tx, drugIds: readonly string[]): Promise<LockedBatch[]> {
  if (drugIds.length === 0) return [];
  return tx
    .selectFrom('drug_batches')
    .where('drug_id', 'in', drugIds)
    .select(['id', 'drug_id', 'expiry_date', 'quantity', 'created_at'])
    .select(['buying_price_paise', 'mrp_paise'])
    .orderBy('clinic_id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Writes to the stock ledger with signed quantities, which triggers apply to the batches. Throws
 * 409 when a batch would exceed `STOCK_MAX`, for a sale that the clinic holds back, and for one above an
 * MRP that was lowered meanwhile.
 */
export async function moveStock(scope: ClinicScope, movements: readonly Movement[]): Promise<void> {
  if (movements.length === 0) return;
  try {
    await insertMovements(scope, movements);
  } catch (error) {
    const violated = violatedConstraint(error);
    if (violated === 'drug_batches_have_an_end') throw conflict(M.tooManyPieces);
    if (violated === 'drug_sales_within_mrp') throw conflict(M.mrpLowered);
    if (violated === 'drug_sales_held') throw conflict(MESSAGES.heldSale);
    throw error;
  }
}

async function insertMovements(
  { tx, actor, now, newId }: ClinicScope,
  movements: readonly Movement[],
): Promise<void> {
  await tx
    .insertInto('stock_movements')
    .values(
      movements.map(({ orderLineId, note, freeQuantity, ...moved }) => ({
        clinic_id: actor.clinicId,
        id: moved.id ?? newId(),
        drug_id: moved.drugId,
        batch_id: moved.batchId,
        order_line_id: orderLineId ?? null,
        kind: moved.kind,
        quantity: moved.quantity,
        free_quantity: freeQuantity || null,
        note: note ?? null,
        at: now,
        created_by: actor.id,
      })),
    )
    .execute();
}

type NewBatch = {
  drugId: string;
  batchNo?: string | null;
  expiryDate: string | null;
  buyingPricePaise: number | null;
  /** The price on its packs; absent or null: the drug's. */
  mrpPaise?: number | null;
};

/** Adds an empty batch and returns its id. */
export async function addBatch(scope: ClinicScope, batch: NewBatch): Promise<string> {
  const id = scope.newId();
  await scope.tx
    .insertInto('drug_batches')
    .values({
      clinic_id: scope.actor.clinicId,
      id,
      drug_id: batch.drugId,
      batch_no: batch.batchNo ?? null,
      expiry_date: batch.expiryDate,
      buying_price_paise: batch.buyingPricePaise,
      mrp_paise: batch.mrpPaise ?? null,
      created_at: scope.now,
      created_by: scope.actor.id,
    })
    .execute();
  return id;
}
