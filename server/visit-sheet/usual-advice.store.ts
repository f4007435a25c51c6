import { sql } from 'kysely';
import { ADVICE_LINE_MAX } from '#contract/visit-sheet/visit-sheet.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

/** Older sheets are not read, so that the list follows what is advised now. */
const SHEETS_MOST = 500;
const LINES_MOST = 30;
/** A line of a colleague is offered once it is a habit: a single one may be about one patient. */
const HABIT_FROM = 3;

/** The lines of advice that a doctor has written, and those that the clinic often writes; most used first. */
export function findUsualAdvice(tx: Tx, userId: string) {
  return tx
    .with('newest', (db) =>
      db
        .selectFrom('visit_sheets')
        .where('advice', '<>', '')
        .select(['advice', 'updated_by', 'updated_at'])
        .orderBy('updated_at', 'desc')
        .limit(SHEETS_MOST),
    )
    .with('lines', (db) =>
      db
        .selectFrom('newest')
        .innerJoinLateral(
          sql<{ line: string }>`regexp_split_to_table(newest.advice, E'\n')`.as<'part'>(
            sql`part(line)`,
          ),
          (join) => join.onTrue(),
        )
        .select(['newest.updated_by', 'newest.updated_at'])
        .select(sql<string>`btrim(part.line)`.as('line')),
    )
    .selectFrom('lines')
    .where(sql<boolean>`char_length(line) BETWEEN 2 AND ${ADVICE_LINE_MAX}`)
    .select((eb) => [
      sql<string>`mode() WITHIN GROUP (ORDER BY line)`.as('text'),
      eb.fn.countAll<number>().as('uses'),
    ])
    .groupBy(sql`lower(line)`)
    .having(
      sql<boolean>`count(*) >= ${HABIT_FROM} OR count(*) FILTER (WHERE updated_by = ${userId}) > 0`,
    )
    .orderBy(sql`count(*) FILTER (WHERE updated_by = ${userId})`, 'desc')
    .orderBy('uses', 'desc')
    .orderBy(sql`max(updated_at)`, 'desc')
    .limit(LINES_MOST)
    .execute();
}
