import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { addDays } from '#contract/kernel/dates.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import type { Services } from '../../services.ts';
import type { Between } from '../day-range.ts';
import type { Tx } from '../scoped-database.ts';
import {
  type Figure,
  HOURS_TO_CLOSE,
  IS_CLOSED,
  keptDays,
  type OfClinic,
  partsWithout,
} from './figure.ts';

/** How many days one transaction sums. */
const DAYS_AT_ONCE = 31;

type Clinic = { readonly id: string; readonly timeZone: string };

function inPieces({ startDate, endDate }: DayRange): DayRange[] {
  const pieces: DayRange[] = [];
  for (let from = startDate; from <= endDate; from = addDays(from, DAYS_AT_ONCE)) {
    const to = addDays(from, DAYS_AT_ONCE - 1);
    pieces.push({ startDate: from, endDate: to < endDate ? to : endDate });
  }
  return pieces;
}

type ClosedDays = DayRange & {
  /** Figures with a kept last day and no changed day: their earlier days were summed before. */
  readonly kept: readonly string[];
};

/** The days of a clinic from its first payment or movement to the last day that is closed. */
async function closedDays(
  tx: Tx,
  { id, timeZone }: Clinic,
  figures: readonly Figure[],
): Promise<ClosedDays | undefined> {
  const versions = sql.join(
    figures.map(({ name, version }) => sql`(${name}, ${version}::integer)`),
  );
  const { rows } = await sql<ClosedDays & { startDate: string | null }>`
    WITH last AS (SELECT ((now() - ${HOURS_TO_CLOSE}) AT TIME ZONE ${timeZone})::date - 1 AS day)
    SELECT (least((SELECT min(paid_at) FROM bill_payments WHERE clinic_id = ${id}),
        (SELECT min(at) FROM stock_movements WHERE clinic_id = ${id}),
        (SELECT min(created_at) FROM bills WHERE clinic_id = ${id}),
        (SELECT min(paid_at) FROM subscription_payments WHERE clinic_id = ${id}))
        AT TIME ZONE ${timeZone})::date::text AS "startDate",
      last.day AS "endDate",
      ARRAY(SELECT kept.figure FROM summed_days AS kept WHERE kept.clinic_id = ${id}
          AND kept.day = last.day AND kept.time_zone = ${timeZone} AND ${IS_CLOSED}
          AND (kept.figure, kept.version) IN (${versions})
        EXCEPT SELECT figure FROM changed_days WHERE clinic_id = ${id}) AS kept
    FROM last`.execute(tx);
  const [days] = rows;
  return !days?.startDate || days.startDate > days.endDate ? undefined : days;
}

/**
 * Drops days that are not closed: a clock that ran ahead has summed them. Their writes leave no mark, and
 * other days from it are summed again.
 */
async function dropOpenDays(
  { database }: Pick<Services, 'database'>,
  { id, timeZone }: Clinic,
): Promise<void> {
  const open = sql`clinic_id = ${id} AND day >= ((now() - ${HOURS_TO_CLOSE}) AT TIME ZONE ${timeZone})::date`;
  const { rows } = await database.inSystem(
    (tx) =>
      sql<{
        found: boolean;
      }>`SELECT EXISTS (SELECT FROM summed_days WHERE ${open}) AS found`.execute(tx),
    { reads: true },
  );
  if (!rows[0]?.found) return;
  await database.inSystem((tx) =>
    sql`WITH dropped AS (DELETE FROM summed_days WHERE ${open})
      DELETE FROM day_sums WHERE ${open}`.execute(tx),
  );
}

async function openParts(tx: Tx, figure: Figure, of: OfClinic): Promise<DayRange[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT day::text AS day FROM (${keptDays(figure, of)}) AS kept ORDER BY day`.execute(tx);
  return partsWithout(
    of.range,
    rows.map(({ day }) => day),
  ).flatMap(inPieces);
}

/**
 * Sums the days of a range. One statement reads the ledgers, drops the marks that it sees and replaces
 * the sums, so that a kept day and its marks always agree. Another server's sums are left alone.
 */
export async function sumDays(tx: Tx, figure: Figure, of: OfClinic): Promise<void> {
  const { clinicId, range } = of;
  const { startDate, endDate, timeZone } = range;
  const { rows } = await sql<{ locked: boolean }>`SELECT pg_try_advisory_xact_lock(
    hashtextextended(${`day_sums:${figure.name}:${clinicId}`}, 0)) AS locked`.execute(tx);
  if (!rows[0]?.locked) return;
  const summing = newId();
  const ofDays = sql`clinic_id = ${clinicId} AND figure = ${figure.name}
    AND day >= ${startDate}::date AND day <= ${endDate}::date`;
  await sql`
    WITH changed AS (DELETE FROM changed_days WHERE ${ofDays}),
    before AS (DELETE FROM day_sums WHERE ${ofDays}),
    summed AS (
      INSERT INTO summed_days (clinic_id, figure, version, day, time_zone, summing)
      SELECT ${clinicId}::uuid, ${figure.name}, ${figure.version}, ${startDate}::date + nth, ${timeZone},
        ${summing}::uuid
      FROM generate_series(0, ${endDate}::date - ${startDate}::date) AS nth
      ON CONFLICT (clinic_id, figure, day)
        DO UPDATE SET version = excluded.version, time_zone = excluded.time_zone,
          summing = excluded.summing, summed_at = excluded.summed_at)
    INSERT INTO day_sums (clinic_id, figure, day, summing, of_id, kind, one, two, three)
    SELECT ${clinicId}::uuid, ${figure.name}, day, ${summing}::uuid, of_id, kind, one, two, three
    FROM (${figure.fromLedger(of)}) AS computed`.execute(tx);
}

async function sumClinic(
  services: Pick<Services, 'database'>,
  figures: readonly Figure[],
  clinic: Clinic,
): Promise<void> {
  const { database } = services;
  await dropOpenDays(services, clinic);
  const range = await database.inSystem((tx) => closedDays(tx, clinic, figures), { reads: true });
  if (!range) return;
  const { startDate, endDate, kept } = range;
  const days: Between = { startDate, endDate, timeZone: clinic.timeZone };
  for (const figure of figures.filter(({ name }) => !kept.includes(name))) {
    const of = { clinicId: clinic.id, range: days };
    const parts = await database.inSystem((tx) => openParts(tx, figure, of), { reads: true });
    for (const part of parts) {
      const piece = { ...of, range: { ...days, ...part } };
      await database.inSystem((tx) => sumDays(tx, figure, piece));
    }
  }
}

/**
 * Sums the closed days of every clinic that are not kept, or have changed since. A clinic that fails is
 * reported and does not stop the others.
 */
export async function sumClosedDays(
  services: Pick<Services, 'database'>,
  figures: readonly Figure[],
  onError: (error: unknown) => void,
): Promise<void> {
  const clinics = await services.database.inSystem((tx) =>
    tx.selectFrom('clinics').select(['id', 'time_zone as timeZone']).execute(),
  );
  for (const clinic of clinics) await sumClinic(services, figures, clinic).catch(onError);
}
