import { type Selectable, sql } from 'kysely';
import { columnsOf, inTable } from '../../platform/db/columns/columns.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import { compiled } from '../../platform/db/prepared/compiled.ts';
import type { DB } from '../../platform/db/schema.generated.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { DRUG_COLUMNS } from './drug.columns.ts';

const COLUMNS = ['id', 'updated_at', ...columnsOf(DRUG_COLUMNS)] as const;

export type DrugRow = Pick<Selectable<DB['drugs']>, (typeof COLUMNS)[number]> & {
  quantity: number;
  sellable: number;
  expiry_date: string | null;
  buying_price_paise: number | null;
  gst_basis_points: number | null;
};

/** The part of the batches that may be sold on a day. */
function sellableOn(day: string) {
  return sql<number>`coalesce(sum(batch.quantity) FILTER (
    WHERE batch.expiry_date IS NULL OR batch.expiry_date >= ${day}::date), 0)::int`;
}

/**
 * All drugs, also hidden ones, with totals of their batches: the stock, the part that may be sold
 * on `today`, the expiry and cost of the batch sold next (as in `shownBatch`, in SQL), and the GST
 * rate of that day.
 */
function drugsEver(tx: Tx, today: string) {
  return tx
    .selectFrom('drugs')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('drug_batches as batch')
          .whereRef('batch.clinic_id', '=', 'drugs.clinic_id')
          .whereRef('batch.drug_id', '=', 'drugs.id')
          .select(({ ref }) => [
            sql<number>`coalesce(sum(batch.quantity), 0)::int`.as('quantity'),
            sellableOn(today).as('sellable'),
            sql<
              string | null
            >`(array_agg(${ref('batch.expiry_date')} ORDER BY ${SHOWN_FIRST}))[1]`.as(
              'expiry_date',
            ),
            sql<
              number | null
            >`(array_agg(${ref('batch.buying_price_paise')} ORDER BY ${SHOWN_FIRST}))[1]`.as(
              'buying_price_paise',
            ),
          ])
          .as('stock'),
      (join) => join.onTrue(),
    )
    .select(inTable('drugs', COLUMNS))
    .select(['stock.quantity', 'stock.sellable', 'stock.expiry_date', 'stock.buying_price_paise'])
    .select((eb) =>
      eb
        .selectFrom('drug_gst_rates as rate')
        .whereRef('rate.clinic_id', '=', 'drugs.clinic_id')
        .whereRef('rate.drug_id', '=', 'drugs.id')
        .where('rate.from_day', '<=', today)
        .orderBy('rate.from_day', 'desc')
        .limit(1)
        .select('rate.basis_points')
        .as('gst_basis_points'),
    );
}

/** The visible drugs, with their stock. */
export function drugsOnShelf(tx: Tx, today: string) {
  return drugsEver(tx, today).where('drugs.deleted_at', 'is', null);
}

const SHOWN_FIRST = sql`
  (batch.quantity > 0) DESC,
  CASE WHEN batch.quantity > 0 THEN batch.expiry_date END ASC NULLS LAST,
  CASE WHEN batch.quantity > 0 THEN batch.created_at END ASC,
  batch.created_at DESC, batch.id`;

/** The drugs by name. A search matches name, generic name, description and supplier. */
export function listDrugRows(tx: Tx, today: string, search: string | null): Promise<DrugRow[]> {
  return drugsByName(tx, today, search).execute();
}

/** Like `listDrugRows`, for streaming. */
export function drugsByName(tx: Tx, today: string, search: string | null) {
  let query = drugsOnShelf(tx, today);
  if (search !== null) {
    const term = search.toLowerCase();
    query = query.where((eb) =>
      eb.or(
        (['name', 'generic_name', 'description', 'supplier'] as const).map((column) =>
          eb(sql<number>`strpos(lower(${eb.ref(`drugs.${column}`)}), ${term})`, '>', 0),
        ),
      ),
    );
  }
  return query.orderBy(sql`lower(drugs.name)`).orderBy('drugs.id');
}

export function findDrugRow(tx: Tx, today: string, id: string): Promise<DrugRow | undefined> {
  return drugsOnShelf(tx, today).where('drugs.id', '=', id).executeTakeFirst();
}

/** Locks these drugs in one order, always before their batches. Returns the existing ones. */
export async function lockDrugs(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('drugs')
    .where('id', '=', sql<string>`ANY (${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .select('id')
    .orderBy('clinic_id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Like `lockDrugs` for one drug. Returns false when it is unknown. */
export async function lockDrug(tx: Tx, id: string): Promise<boolean> {
  return (await lockDrugs(tx, [id])).length > 0;
}

/** The own MRP of each of these drugs, in paise, that has one. */
export async function mrpsOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('drugs')
    .where('id', '=', sql<string>`ANY (${ids}::uuid[])`)
    .where('mrp_paise', 'is not', null)
    .select(['id', 'mrp_paise'])
    .$narrowType<{ mrp_paise: number }>()
    .execute();
  return new Map(rows.map(({ id, mrp_paise }) => [id, mrp_paise]));
}

/** Serializes adding drugs by name in this clinic until the transaction ends. */
export async function lockDrugNames(tx: Tx, clinicId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`drugs:${clinicId}`}, 0))`.execute(tx);
}

/** All drugs by name. Of two with the same name, the older. */
export function drugNames(tx: Tx): Promise<{ id: string; name: string }[]> {
  return tx
    .selectFrom('drugs')
    .where('deleted_at', 'is', null)
    .select(['id', 'name'])
    .orderBy('id', 'desc')
    .execute();
}

const SELLABLE = compiled((tx, { today, ids }: { today: string; ids: readonly string[] }) =>
  tx
    .selectFrom('drugs')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('drug_batches as batch')
          .whereRef('batch.clinic_id', '=', 'drugs.clinic_id')
          .whereRef('batch.drug_id', '=', 'drugs.id')
          .select([
            sql<number>`coalesce(sum(batch.quantity), 0)::int`.as('stock'),
            sellableOn(today).as('sellable'),
          ])
          .as('held'),
      (join) => join.onTrue(),
    )
    .where('drugs.id', '=', sql<string>`ANY (${ids}::uuid[])`)
    .where('drugs.deleted_at', 'is', null)
    .select(
      inTable('drugs', ['id', 'name', 'description', 'generic_name', 'price_paise', 'box_number']),
    )
    .select(['held.stock', 'held.sellable']),
);

export type OrderableDrug = Awaited<ReturnType<typeof findSellable>>[number];

/** These drugs as an order needs them, with stock and sellable quantity, without hidden ones. */
export async function findSellable(tx: Tx, today: string, ids: readonly string[]) {
  return ids.length === 0 ? [] : SELLABLE.run(tx, { today, ids }, {});
}

/** These drugs by name, also those hidden since. */
export async function findDrugsEverKept(
  tx: Tx,
  today: string,
  ids: readonly string[],
): Promise<DrugRow[]> {
  if (ids.length === 0) return [];
  return drugsEver(tx, today)
    .where('drugs.id', '=', sql<string>`ANY (${ids}::uuid[])`)
    .orderBy(sql`lower(drugs.name)`)
    .orderBy('drugs.id')
    .execute();
}

/** The batches in stock, of one drug or of all visible ones, in order of sale. */
export function listBatchRows(tx: Tx, drugId?: string) {
  return batchesByName(tx, drugId).execute();
}

/** Like `listBatchRows`, for streaming. */
export function batchesByName(tx: Tx, drugId?: string) {
  let query = tx
    .selectFrom('drug_batches as batch')
    .innerJoin('drugs', (join) => inClinic(join, 'drugs.id', 'batch.drug_id'))
    .where('drugs.deleted_at', 'is', null)
    .where('batch.quantity', '>', 0)
    .select([
      'batch.id',
      'drugs.name',
      'batch.batch_no',
      'batch.expiry_date',
      'batch.quantity',
      'batch.buying_price_paise',
      'batch.mrp_paise',
      'batch.created_at',
    ]);
  if (drugId !== undefined) query = query.where('batch.drug_id', '=', drugId);
  return query
    .orderBy(sql`lower(drugs.name)`)
    .orderBy('drugs.id')
    .orderBy('batch.expiry_date', (order) => order.asc().nullsLast())
    .orderBy('batch.created_at')
    .orderBy('batch.id');
}

export type BatchRow = Awaited<ReturnType<typeof listBatchRows>>[number];
