import { expect, it } from 'vitest';
import { ROLES } from '#contract/kernel/roles.ts';
import { startTestDatabase } from '../testing/start-database.ts';

const db = startTestDatabase();

/** Beside its row of capabilities, a further role that sees patients needs a decision on these (decision 063). */
const NAMES_ROLES = [
  // The list of roles itself.
  'constraint users_role_check',
  // A superadmin has no clinic.
  'constraint users_check',
  // Only those to whom patients are assigned have a fee and a follow-up window.
  'constraint users_check1',
  'constraint users_follow_up_of_doctors',
  // The paper of an order names a registered doctor; a capability of the product proves no registration.
  'function prescriber_of',
];

it('the database names roles in these places only', async () => {
  const { rows } = await db.pool.query<{ name: string }>(
    `WITH found AS (
       SELECT 'constraint ' || conname AS name, pg_get_constraintdef(oid) AS text FROM pg_constraint
       UNION ALL SELECT 'function ' || proname, prosrc FROM pg_proc
         WHERE pronamespace = 'public'::regnamespace
       UNION ALL SELECT 'index ' || indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
       UNION ALL SELECT 'policy ' || policyname, concat(qual, with_check) FROM pg_policies
       UNION ALL SELECT 'view ' || viewname, definition FROM pg_views WHERE schemaname = 'public'
       UNION ALL SELECT 'trigger ' || tgname, pg_get_triggerdef(oid) FROM pg_trigger)
     SELECT name FROM found WHERE text ~ '\\mrole\\M' AND text ~ $1 ORDER BY name`,
    [`'(${ROLES.join('|')})'`],
  );
  expect(rows.map(({ name }) => name)).toEqual(NAMES_ROLES.toSorted());
});
