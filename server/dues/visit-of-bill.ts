import { sql } from 'kysely';

/**
 * The visit of a bill, or of its order (`bills`, `drugs`, `lab`). A `CASE`, and not `coalesce`, which
 * PostgreSQL takes for leaky: it would not look for the visit in an index, but compare each that row-level
 * security lets through.
 */
export const visitOfBill = sql<
  string | null
>`CASE WHEN bills.visit_id IS NOT NULL THEN bills.visit_id
  WHEN drugs.visit_id IS NOT NULL THEN drugs.visit_id ELSE lab.visit_id END`;
