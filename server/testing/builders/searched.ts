import type pg from 'pg';
import { searchDigits } from '#contract/patients/phone.rules.ts';
import { searchWords } from '#contract/patients/search.rules.ts';

type Row = {
  id: string;
  name: string;
  name_folded: string;
  numbers: number[];
  gender: string | null;
  phone_digits: string | null;
  created_at: Date;
  erased_at: Date | null;
};

export type SearchQuery = {
  readonly search: string;
  readonly gender?: 'M' | 'F' | 'O';
  readonly sortBy: 'name' | 'created_at';
  readonly sortOrder: 'asc' | 'desc';
};

function isFound(row: Row, term: string): boolean {
  const words = row.erased_at ? [] : searchWords(row.name);
  const isNamed = searchWords(term).every((sought) =>
    words.some((word) => word.startsWith(sought)),
  );
  const digits = searchDigits(term);
  if (digits === '') return isNamed;
  return isNamed || hasNumber(row, term) || !!row.phone_digits?.includes(digits);
}

const hasNumber = (row: Row, term: string): boolean =>
  row.numbers.includes(Number(searchDigits(term) || Number.NaN));

const order = <T>(one: T, other: T) => Number(one > other) - Number(one < other);

/** Equal names stand newest first; the other direction is the reverse. */
function byName(one: Row, other: Row): number {
  return (
    Buffer.compare(Buffer.from(one.name_folded), Buffer.from(other.name_folded)) ||
    byAge(one, other)
  );
}

function byAge(one: Row, other: Row): number {
  return order(other.created_at, one.created_at) || order(one.id, other.id);
}

/** The patients that a search finds, by visiting each of them: what the counts and indexes must agree with. */
export async function visitAll(
  pool: pg.Pool,
  clinicId: string,
): Promise<(query: SearchQuery) => string[]> {
  const { rows } = await pool.query<Row>(
    `SELECT id, name, name_folded, gender, phone_digits, created_at, erased_at,
       ARRAY(SELECT token UNION SELECT lost_token FROM patient_merges m
         WHERE m.clinic_id = p.clinic_id AND m.patient_id = p.id) AS numbers
     FROM patients p WHERE clinic_id = $1 AND NOT placeholder`,
    [clinicId],
  );
  return ({ search, gender, sortBy, sortOrder }) => {
    const found = rows
      .filter((row) => isFound(row, search) && (!gender || row.gender === gender))
      .sort(sortBy === 'name' ? byName : byAge);
    // The list by age of record begins with the newest when it descends.
    const isTurned = (sortBy === 'name') === (sortOrder === 'desc');
    const sorted = isTurned ? found.toReversed() : found;
    // The patient with exactly this number comes first.
    return sorted
      .sort((a, b) => Number(hasNumber(b, search)) - Number(hasNumber(a, search)))
      .map(({ id }) => id);
  };
}
