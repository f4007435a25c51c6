import { describe, expect, it } from 'vitest';
import { violatedConstraint } from '../platform/db/violations.ts';
import {
  type ClinicRows,
  insertClinic,
  insertDrug,
  insertOrder,
  move,
} from '../testing/builders/rows.ts';
import { startTestDatabase } from '../testing/start-database.ts';

const db = startTestDatabase();

/** The result of each attempt: `done`, or the constraint that refused it. */
async function outcomes(attempts: Promise<unknown>[]): Promise<(string | undefined)[]> {
  const settled = await Promise.allSettled(attempts);
  return settled.map((one) =>
    one.status === 'fulfilled' ? 'done' : (violatedConstraint(one.reason) ?? String(one.reason)),
  );
}

async function quantities({ clinicId }: ClinicRows) {
  const { rows } = await db.pool.query<{ quantity: number; ledger: number }>(
    `SELECT batch.quantity, coalesce(sum(moved.quantity), 0)::int AS ledger
     FROM drug_batches batch LEFT JOIN stock_movements moved
       ON moved.clinic_id = batch.clinic_id AND moved.batch_id = batch.id
     WHERE batch.clinic_id = $1 GROUP BY batch.id, batch.quantity ORDER BY batch.id`,
    [clinicId],
  );
  return rows;
}

describe('stock', () => {
  it('never goes below zero under concurrent withdrawals', async () => {
    const clinic = await insertClinic(db.database);
    const batch = await db.database.inClinic(clinic.clinicId, (tx) => insertDrug(tx, clinic, 50));
    const sales = Array.from({ length: 16 }, () =>
      db.database.inClinic(clinic.clinicId, (tx) =>
        move(tx, clinic, { ...batch, kind: 'damage', quantity: -7 }),
      ),
    );
    const result = await outcomes(sales);
    expect(result.filter((one) => one === 'done')).toHaveLength(7);
    expect(result.filter((one) => one === 'drug_batches_never_below_zero')).toHaveLength(9);
    expect(await quantities(clinic)).toEqual([{ quantity: 1, ledger: 1 }]);
  });

  it('equals the sum of its movements after concurrent changes of several batches, without a deadlock', async () => {
    const clinic = await insertClinic(db.database);
    const inClinic = <T>(work: Parameters<typeof db.database.inClinic<T>>[1]) =>
      db.database.inClinic(clinic.clinicId, work);
    const batches = await inClinic(async (tx) => [
      await insertDrug(tx, clinic, 40),
      await insertDrug(tx, clinic, 40),
      await insertDrug(tx, clinic, 40),
    ]);
    const moveAll = (quantity: number, reverse: boolean) =>
      db.pool.query(
        `INSERT INTO stock_movements (clinic_id, id, drug_id, batch_id, kind, quantity, at, created_by)
         SELECT $1, gen_random_uuid(), drug, batch, 'correction', $2, now(), $3
         FROM unnest($4::uuid[], $5::uuid[]) AS wanted (drug, batch)`,
        [
          clinic.clinicId,
          quantity,
          clinic.userId,
          ...['drugId' as const, 'batchId' as const].map((key) => {
            const ids = batches.map((batch) => batch[key]);
            return reverse ? ids.reverse() : ids;
          }),
        ],
      );
    const storm = Array.from({ length: 60 }, (_, n) => moveAll(n % 3 === 0 ? 5 : -4, n % 2 === 0));
    const result = await outcomes(storm);
    expect(new Set(result)).toEqual(new Set(['done', 'drug_batches_never_below_zero']));
    for (const row of await quantities(clinic)) {
      expect(row.quantity).toBe(row.ledger);
      expect(row.quantity).toBeGreaterThanOrEqual(0);
    }
  });

  it('changes through its ledger only', async () => {
    const clinic = await insertClinic(db.database);
    const batch = await db.database.inClinic(clinic.clinicId, (tx) => insertDrug(tx, clinic, 5));
    for (const scope of [
      db.database.inSystem.bind(db.database),
      db.database.inClinic.bind(db.database, clinic.clinicId),
    ]) {
      const edit = scope((tx) =>
        tx
          .updateTable('drug_batches')
          .set({ quantity: 99 })
          .where('id', '=', batch.batchId)
          .execute(),
      );
      await expect(edit).rejects.toMatchObject({ code: '42501' });
    }
    expect(await quantities(clinic)).toEqual([{ quantity: 5, ledger: 5 }]);
  });

  it('keeps no MRP of 0 at a sale', async () => {
    const clinic = await insertClinic(db.database);
    await db.database.inClinic(clinic.clinicId, async (tx) => {
      const batch = await insertDrug(tx, clinic, 5);
      const { lineId } = await insertOrder(tx, clinic, batch.drugId, 2);
      await move(tx, clinic, { ...batch, kind: 'sale', quantity: -2, lineId });
    });
    const changed = (mrp: number) =>
      db.pool.query('UPDATE drug_sale_batches SET mrp_paise = $1 WHERE clinic_id = $2', [
        ...[mrp, clinic.clinicId],
      ]);
    expect(await outcomes([changed(0), changed(-1), changed(250)])).toEqual([
      'drug_sale_batches_mrp_above_zero',
      'drug_sale_batches_mrp_above_zero',
      'done',
    ]);
    const { rows } = await db.pool.query(
      'SELECT mrp_paise FROM drug_sale_batches WHERE clinic_id = $1',
      [clinic.clinicId],
    );
    expect(rows).toHaveLength(1);
  });

  it('refuses movements with the wrong sign or without their order', async () => {
    const clinic = await insertClinic(db.database);
    const attempt = (kind: Parameters<typeof move>[2]['kind'], quantity: number) =>
      db.database.inClinic(clinic.clinicId, async (tx) => {
        const batch = await insertDrug(tx, clinic, 5);
        await move(tx, clinic, { ...batch, kind, quantity });
      });
    expect(
      await outcomes([attempt('purchase', -1), attempt('damage', 1), attempt('sale', -1)]),
    ).toEqual([
      'stock_movements_go_the_right_way',
      'stock_movements_go_the_right_way',
      'stock_movements_of_an_order',
    ]);
  });
});

describe('a line of an order', () => {
  it('is sold once and cancelled once, and cannot be removed afterwards', async () => {
    const clinic = await insertClinic(db.database);
    const inClinic = <T>(work: Parameters<typeof db.database.inClinic<T>>[1]) =>
      db.database.inClinic(clinic.clinicId, work);
    const { batch, lineId } = await inClinic(async (tx) => {
      const made = await insertDrug(tx, clinic, 100);
      return { batch: made, ...(await insertOrder(tx, clinic, made.drugId)) };
    });
    const sell = () =>
      inClinic((tx) => move(tx, clinic, { ...batch, lineId, kind: 'sale', quantity: -10 }));
    const cancel = () =>
      inClinic((tx) => move(tx, clinic, { ...batch, lineId, kind: 'cancellation', quantity: 10 }));
    expect((await outcomes([sell(), sell(), sell()])).toSorted()).toEqual([
      'done',
      'stock_movements_sold_once',
      'stock_movements_sold_once',
    ]);
    expect((await outcomes([cancel(), cancel()])).toSorted()).toEqual([
      'done',
      'stock_movements_cancelled_once',
    ]);
    const remove = inClinic((tx) =>
      tx.deleteFrom('pharmacy_order_lines').where('id', '=', lineId).execute(),
    );
    await expect(remove).rejects.toMatchObject({ code: '23503' });
    expect(await quantities(clinic)).toEqual([{ quantity: 100, ledger: 100 }]);
  });

  it('keeps its price and quantity, and takes back at most what was ordered', async () => {
    const clinic = await insertClinic(db.database);
    const inClinic = <T>(work: Parameters<typeof db.database.inClinic<T>>[1]) =>
      db.database.inClinic(clinic.clinicId, work);
    const { lineId } = await inClinic(async (tx) =>
      insertOrder(tx, clinic, (await insertDrug(tx, clinic)).drugId),
    );
    const edit = (changes: { price_paise: number } | { returned_quantity: number }) =>
      inClinic((tx) =>
        tx.updateTable('pharmacy_order_lines').set(changes).where('id', '=', lineId).execute(),
      );
    const { price_paise: price } = await inClinic((tx) =>
      tx
        .selectFrom('pharmacy_order_lines')
        .where('id', '=', lineId)
        .select('price_paise')
        .executeTakeFirstOrThrow(),
    );
    // A sale lowers it to the MRP of a batch.
    await edit({ price_paise: price - 1 });
    expect(await outcomes([edit({ price_paise: price })])).toEqual([
      'pharmacy_order_lines_only_lowered',
    ]);
    await expect(
      inClinic((tx) =>
        tx
          .updateTable('pharmacy_order_lines')
          .set({ quantity: 1 })
          .where('id', '=', lineId)
          .execute(),
      ),
    ).rejects.toMatchObject({ code: '42501' });
    await edit({ returned_quantity: 10 });
    expect(await outcomes([edit({ returned_quantity: 11 })])).toEqual([
      'pharmacy_order_lines_return_at_most_ordered',
    ]);
  });

  it('takes stock of its own drug only', async () => {
    const clinic = await insertClinic(db.database);
    const wrong = db.database.inClinic(clinic.clinicId, async (tx) => {
      const [one, other] = [await insertDrug(tx, clinic, 9), await insertDrug(tx, clinic, 9)];
      const { lineId } = await insertOrder(tx, clinic, one.drugId);
      await move(tx, clinic, { ...other, lineId, kind: 'sale', quantity: -1 });
    });
    await expect(wrong).rejects.toMatchObject({ code: '23503' });
  });
});
