import { sql } from 'kysely';
import type { Tx } from '../platform/db/scoped-database.ts';

/** A phone of an institution may stand in many records. */
const PHONE_MOST = 20;
const NAME_MOST = 10;

/** The patients with these digits as their phone, the newest first. */
export async function idsOfPhone(tx: Tx, digits: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('patients')
    .where('phone_digits', '=', digits)
    .where('placeholder', '=', false)
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(PHONE_MOST)
    .execute();
  return rows.map(({ id }) => id);
}

type NameAndBirth = {
  /** As `nameKey` has it. */
  readonly words: string;
  readonly from: string;
  readonly to: string;
  /** A date of birth, which a stored one must equal. */
  readonly exact: string | null;
};

/** The day of birth, or the latest one that the told age allows: `birthDayOf` in SQL. */
const BIRTH = sql`coalesce(p.birth_date, (p.age_told_on - CASE p.age_unit
  WHEN 'days' THEN make_interval(days => p.age_told)
  WHEN 'months' THEN make_interval(months => p.age_told)
  ELSE make_interval(years => p.age_told) END)::date)`;

/** The patients with the same words as their name and a birth in the range. */
export async function idsOfName(tx: Tx, sought: NameAndBirth): Promise<string[]> {
  const { words, from, to, exact } = sought;
  const { rows } = await sql<{ id: string }>`SELECT p.id
    FROM patient_words w
    JOIN patients p ON p.clinic_id = w.clinic_id AND p.id = w.patient_id
    WHERE w.words = ${words} AND w.previous = '' AND ${BIRTH} BETWEEN ${from} AND ${to}
      AND (${exact}::date IS NULL OR p.birth_date IS NULL OR p.birth_date = ${exact}::date)
    LIMIT ${NAME_MOST}`.execute(tx);
  return rows.map(({ id }) => id);
}
