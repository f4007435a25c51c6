import { sql } from 'kysely';
import { between } from '../platform/db/day-range.ts';
import { type Figure, OF_NOBODY } from '../platform/db/day-sums/index.ts';
import { patientCash } from './patient-cash.ts';

/** The cash from patients by its part, in paise; the part `paid_back` is negative. */
export const CASH: Figure = {
  name: 'cash',
  version: 1,
  fromLedger: ({ clinicId, range }) => {
    const within = (column: string) => between(column, range);
    return sql`
      SELECT day::date AS day, ${OF_NOBODY}::uuid AS of_id, part AS kind, sum(amount)::bigint AS one,
        0::bigint AS two, 0::bigint AS three
      FROM (${patientCash({ timeZone: range.timeZone, clinicId, within })}) AS cash GROUP BY 1, 3`;
  },
};
