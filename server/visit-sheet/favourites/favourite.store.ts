import { type Expression, type SqlBool, sql } from 'kysely';
import type { Favourite, FavouriteBody } from '#contract/visit-sheet/favourites/favourite.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

/** The person's own favourites, and the clinic's. */
const visibleTo = (userId: string) =>
  sql<boolean>`(favourite.owner_id IS NULL OR favourite.owner_id = ${userId})`;

type Which = { readonly userId: string; readonly id?: string };

/** The favourites that a person sees, by name; with `id`, that one only. */
export async function findFavourites(tx: Tx, { userId, id }: Which): Promise<Favourite[]> {
  let query = tx
    .selectFrom('favourites as favourite')
    .innerJoin('users', (join) => inClinic(join, 'users.id', 'favourite.updated_by'))
    .where(visibleTo(userId))
    .where('favourite.deleted_at', 'is', null)
    .select(['favourite.id', 'favourite.owner_id', 'favourite.name', 'favourite.diagnoses'])
    .select(['favourite.advice', 'favourite.outside', 'favourite.outside_tests'])
    .select([
      'favourite.follow_up_days',
      'favourite.version',
      'favourite.updated_at',
      'users.name as updater_name',
    ])
    .orderBy(sql`lower(favourite.name)`)
    .orderBy('favourite.owner_id', (order) => order.asc().nullsLast())
    .orderBy('favourite.id');
  if (id !== undefined) query = query.where('favourite.id', '=', id);
  const rows = await query.execute();
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const drugs = await listDrugsOf(tx, ids);
  const tests = await listTestsOf(tx, ids);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    shared: row.owner_id === null,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updater_name,
    diagnoses: row.diagnoses,
    advice: row.advice,
    outside: row.outside,
    outsideTests: row.outside_tests,
    followUpDays: row.follow_up_days,
    drugs: drugs.get(row.id) ?? [],
    tests: tests.get(row.id) ?? [],
  }));
}

async function listDrugsOf(tx: Tx, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('favourite_drugs as row')
    .innerJoin('drugs', (join) => inClinic(join, 'drugs.id', 'row.drug_id'))
    .where('row.favourite_id', 'in', ids)
    .select(['row.favourite_id', 'row.drug_id', 'row.name', 'row.quantity'])
    .select(['row.tablets_per_day', 'row.number_of_days', 'row.days_assumed'])
    .select('row.directions_to_use')
    .select(nameToday('drugs'))
    .orderBy('row.position')
    .execute();
  return byFavourite(
    rows.map(({ favourite_id, tablets_per_day, number_of_days, days_assumed, ...drug }) => ({
      favourite_id,
      row: {
        ...drug,
        tabletsPerDay: tablets_per_day,
        numberOfDays: number_of_days,
        ...(days_assumed && { daysAssumed: days_assumed }),
      },
    })),
  );
}

async function listTestsOf(tx: Tx, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('favourite_tests as row')
    .innerJoin('lab_tests', (join) => inClinic(join, 'lab_tests.id', 'row.test_id'))
    .where('row.favourite_id', 'in', ids)
    .select(['row.favourite_id', 'row.test_id as id', 'row.name'])
    .select(nameToday('lab_tests'))
    .orderBy('row.position')
    .execute();
  return byFavourite(rows.map(({ favourite_id, ...row }) => ({ favourite_id, row })));
}

/** The name today; null when it was deleted. */
const nameToday = (table: 'drugs' | 'lab_tests') =>
  sql<string | null>`CASE WHEN ${sql.ref(`${table}.deleted_at`)} IS NULL
    THEN ${sql.ref(`${table}.name`)} END`.as('currentName');

function byFavourite<R>(rows: readonly { favourite_id: string; row: R }[]): Map<string, R[]> {
  const found = new Map<string, R[]>();
  for (const { favourite_id, row } of rows) {
    found.set(favourite_id, [...(found.get(favourite_id) ?? []), row]);
  }
  return found;
}

/** Locks a favourite that the person sees, deleted or not, until the transaction ends. */
export function lockFavourite(tx: Tx, { userId, id }: Required<Which>) {
  return tx
    .selectFrom('favourites as favourite')
    .where('favourite.id', '=', id)
    .where(visibleTo(userId))
    .select(['favourite.version', 'favourite.owner_id', 'favourite.name', 'favourite.deleted_at'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locks the clinic until the transaction ends, so that two additions count each other. */
export async function lockClinic(tx: Tx, clinicId: string): Promise<void> {
  await tx
    .selectFrom('clinics')
    .where('id', '=', clinicId)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The number of a person's favourites, or with null of the clinic's. */
export async function countFavourites(tx: Tx, ownerId: string | null): Promise<number> {
  const isTheirs: Expression<SqlBool> = sql`owner_id IS NOT DISTINCT FROM ${ownerId}`;
  const { count } = await tx
    .selectFrom('favourites')
    .where('deleted_at', 'is', null)
    .where(isTheirs)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type Of = {
  readonly clinicId: string;
  readonly id: string;
  readonly ownerId: string | null;
  readonly version: number;
  readonly at: Date;
  readonly by: string;
};

/** The columns of a favourite. */
export const columnsOf = ({ ownerId, version, at, by }: Of, body: FavouriteBody) => ({
  owner_id: ownerId,
  name: body.name,
  diagnoses: body.diagnoses,
  advice: body.advice,
  outside: body.outside,
  ...(body.outsideTests !== undefined && { outside_tests: body.outsideTests }),
  follow_up_days: body.followUpDays,
  version,
  updated_at: at,
  updated_by: by,
});

/** Replaces the drugs and tests of a favourite. */
export async function writeRows(tx: Tx, { clinicId, id }: Of, body: FavouriteBody): Promise<void> {
  const of = { clinic_id: clinicId, favourite_id: id };
  await tx.deleteFrom('favourite_drugs').where('favourite_id', '=', id).execute();
  await tx.deleteFrom('favourite_tests').where('favourite_id', '=', id).execute();
  const drugs = body.drugs.map(
    ({ tabletsPerDay, numberOfDays, daysAssumed, ...drug }, position) => ({
      ...of,
      ...drug,
      position,
      tablets_per_day: tabletsPerDay,
      number_of_days: numberOfDays,
      days_assumed: daysAssumed ?? false,
    }),
  );
  if (drugs.length > 0) await tx.insertInto('favourite_drugs').values(drugs).execute();
  const tests = body.tests.map(({ id: test_id, name }, position) => ({
    ...{ ...of, test_id, position, name },
  }));
  if (tests.length > 0) await tx.insertInto('favourite_tests').values(tests).execute();
}
