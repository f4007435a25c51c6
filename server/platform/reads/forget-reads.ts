import { sql } from 'kysely';
import { DAY_MS } from '#contract/kernel/dates.ts';
import type { Services } from '../services.ts';

/** At least a whole year, including leap years. */
const KEPT_DAYS = 366;
const MOST_AT_ONCE = 50_000;

/** Removes rows older than a year, in batches. */
export async function forgetReads({ database, clock }: Pick<Services, 'database' | 'clock'>) {
  const until = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  await database.inSystem((tx) =>
    sql`
      DELETE FROM patient_reads WHERE (clinic_id, id) IN (
        SELECT clinic_id, id FROM patient_reads WHERE at < ${until} ORDER BY at
        LIMIT ${MOST_AT_ONCE})`.execute(tx),
  );
}
