import { type RawBuilder, sql } from 'kysely';
import { dayTokenOf, searchTermOf } from '#contract/patients/search.rules.ts';

/** Finds the patient with this token of the day. Empty when the term is not a token. */
function patientWithToken(term: string, day: string): RawBuilder<{ patient_id: string }> {
  return sql`SELECT patient_id FROM visits
    WHERE day = ${day}::date AND token_no = ${dayTokenOf(term) ?? null}::int AND NOT draft`;
}

/**
 * A subquery of the patients that a term finds by name, phone or either number. Lists of bills and
 * orders filter by it.
 */
export function patientsFound(term: string, day: string): RawBuilder<{ patient_id: string }> {
  const { words, digits, phone } = searchTermOf(term);
  const named = sql<{ patient_id: string }>`SELECT patient_id
    FROM search_patients(${words}::text[], ${digits}, NULL)`;
  const found =
    phone === ''
      ? named
      : sql<{ patient_id: string }>`${named} INTERSECT SELECT patient_id
          FROM search_patients('{}', ${phone}, NULL)`;
  return dayTokenOf(term) === undefined
    ? found
    : sql`${found} UNION ALL ${patientWithToken(term, day)}`;
}
