import { type RawBuilder, sql } from 'kysely';
import { searchDigits } from '#contract/patients/phone.rules.ts';
import { dayTokenOf, searchWords } from '#contract/patients/search.rules.ts';

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
  const found = sql<{ patient_id: string }>`SELECT patient_id
    FROM search_patients(${searchWords(term)}::text[], ${searchDigits(term)}, NULL)`;
  return dayTokenOf(term) === undefined
    ? found
    : sql`${found} UNION ALL ${patientWithToken(term, day)}`;
}
