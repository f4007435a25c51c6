import { z } from 'zod';
import { IMPORT_ROWS_GONE, IMPORT_ROWS_KEPT_MINUTES } from '#contract/kernel/import.ts';
import { notFound } from '../errors.ts';
import type { ClinicScope } from '../scope.ts';
import type { Services } from '../services.ts';
import { KEPT_ROWS } from './import.ts';

export type ImportKind = 'drugs' | 'lab-tests';
/** The long files stored per person; a further one replaces the oldest. */
const FILES_OF_A_PERSON = 4;
const KEPT_MS = IMPORT_ROWS_KEPT_MINUTES * 60_000;

type Kept = { readonly id: string; readonly kind: ImportKind; readonly total: number };

/** Makes room for a person's file and returns when its rows expire. */
export async function beginKeeping({ tx, actor, now }: ClinicScope): Promise<string> {
  const mine = tx.selectFrom('import_rows').where('user_id', '=', actor.id);
  const others = mine
    .where('slice', '=', 0)
    .select('import_id')
    .orderBy('kept_at', 'desc')
    .orderBy('import_id', 'desc')
    .limit(FILES_OF_A_PERSON - 1);
  await tx
    .deleteFrom('import_rows')
    .where('user_id', '=', actor.id)
    .where('import_id', 'not in', others)
    .execute();
  return new Date(now.getTime() + KEPT_MS).toISOString();
}

/** Stores the next rows of a file, in wire form. */
export async function keepRows(
  { tx, actor, now }: ClinicScope,
  { id, kind, total }: Kept,
  { slice, json }: { slice: number; json: string },
): Promise<void> {
  await tx
    .insertInto('import_rows')
    .values({
      clinic_id: actor.clinicId,
      import_id: id,
      slice,
      user_id: actor.id,
      kind,
      total,
      rows: json,
      kept_at: now,
    })
    .execute();
}

type Page = { readonly page: number; readonly limit: number };

/** A page of the stored rows of this person's file. Throws 404 when they have expired. */
export async function readKeptRows<Row extends z.ZodType>(
  { tx, actor, now }: ClinicScope,
  { id, kind, row }: { id: string; kind: ImportKind; row: Row },
  { page, limit }: Page,
) {
  const from = (page - 1) * limit;
  const first = Math.floor(from / KEPT_ROWS);
  const last = Math.floor((from + limit - 1) / KEPT_ROWS);
  const slices = await tx
    .selectFrom('import_rows')
    .where('import_id', '=', id)
    .where('user_id', '=', actor.id)
    .where('kind', '=', kind)
    .where('kept_at', '>', new Date(now.getTime() - KEPT_MS))
    // The first slice has the total, which is also needed for a page past the end.
    .where((eb) => eb.or([eb('slice', '=', 0), eb.between('slice', first, last)]))
    .select(['slice', 'total', 'rows'])
    .orderBy('slice')
    .execute();
  if (!slices[0]) throw notFound(IMPORT_ROWS_GONE);
  const wire = slices
    .filter(({ slice }) => slice >= first)
    .flatMap(({ rows }) => z.array(z.unknown()).parse(rows));
  const start = from - first * KEPT_ROWS;
  const rows = z.array(row).parse(wire.slice(start, start + limit));
  return { rows, totalCount: slices[0].total };
}

/** Removes the rows of expired files. */
export async function removeOldImportRows({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  await database.inSystem((tx) =>
    tx.deleteFrom('import_rows').where('kept_at', '<', before).execute(),
  );
}
