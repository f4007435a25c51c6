import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeTables } from '../platform/db/table-types.ts';
import { violatedConstraint } from '../platform/db/violations.ts';
import {
  insertBill,
  insertClinic,
  insertDrug,
  insertOrder,
  stamp,
} from '../testing/builders/rows.ts';
import { startTestDatabase } from '../testing/start-database.ts';

const db = startTestDatabase();

/** The migration runner's own table, which only the operator's login can use. */
const NOT_PROTECTED = ['schema_migrations'];
/**
 * Ledgers with texts that an erasure blanks, or whose rows a merge moves to another patient; a trigger
 * refuses every other change.
 */
const CHANGED = [
  'audit_log',
  'stock_movements',
  'bill_credits',
  'ai_run_outcomes',
  'visit_addenda',
  'subscription_payments',
];
const LEDGERS = [
  'audit_log',
  'system_audit_log',
  'stock_movements',
  'bill_items',
  'bill_credits',
  'bill_payments',
  'subscription_payments',
  'lab_reports',
  'lab_report_versions',
  'lab_critical_results',
  'lab_critical_closings',
  'visit_addenda',
  'day_closes',
  'clinic_papers',
  'paper_logos',
];
/** A superadmin belongs to no clinic, but signs in, is audited and creates links. */
const ACROSS_CLINICS = [
  'known_devices_user_id_fkey',
  'sessions_user_id_fkey',
  'audit_log_user_id_fkey',
  'password_links_made_by_fkey',
];

async function list(sql: string, parameters: unknown[] = []): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>(sql, parameters);
  return rows.map((row) => row.name);
}

describe('the walls between clinics', () => {
  it('have row-level security enabled and forced on every table', async () => {
    const open = await list(
      `SELECT relname AS name FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
         AND NOT (relrowsecurity AND relforcerowsecurity)`,
    );
    expect(open).toEqual(NOT_PROTECTED);
  });

  it('have no view or foreign table that would bypass it', async () => {
    const others = await list(
      `SELECT relname AS name FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('v', 'm', 'f')`,
    );
    expect(others).toEqual([]);
  });

  it('have a policy for the system on each table, and for a clinic where it may read', async () => {
    const tables = `SELECT relname AS name FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relname <> ALL ($1)`;
    const without = `NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = pg_class.oid
       AND polroles @> ARRAY['ROLE'::regrole::oid])`;
    expect(
      await list(`${tables} AND ${without.replace('ROLE', 'openopd_system')}`, [NOT_PROTECTED]),
    ).toEqual([]);
    const unseen = await list(`${tables} AND ${without.replace('ROLE', 'openopd_app')}`, [
      NOT_PROTECTED,
    ]);
    expect(unseen.sort()).toEqual([
      'attempts',
      'backup_status',
      'breach_addenda',
      'breach_patients',
      'breaches',
      'clinic_invitations',
      'patient_reads',
      'recovery_codes',
      'sandbox_entities',
      'screen_pins',
      'second_factors',
      'system_audit_log',
    ]);
    for (const table of [...unseen, ...NOT_PROTECTED]) {
      const { rows } = await db.pool.query(
        "SELECT has_table_privilege('openopd_app', $1, 'SELECT, INSERT, UPDATE, DELETE') AS may",
        [table],
      );
      expect(rows, table).toEqual([{ may: false }]);
    }
  });

  it('show a clinic’s rows by app.clinic_id only', async () => {
    const { rows } = await db.pool.query(
      `SELECT c.relname, pg_get_expr(polqual, polrelid) AS using FROM pg_policy
       JOIN pg_class c ON c.oid = polrelid
       WHERE polroles @> ARRAY['openopd_app'::regrole::oid] AND EXISTS (
         SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'clinic_id')`,
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) expect(row.using, row.relname).toBe('(clinic_id = app_clinic_id())');
  });

  it('include the clinic in every reference between clinics’ tables', async () => {
    const loose = await list(
      `SELECT conname AS name FROM pg_constraint k
       WHERE contype = 'f' AND connamespace = 'public'::regnamespace
         AND EXISTS (SELECT FROM pg_attribute WHERE attrelid = conrelid AND attname = 'clinic_id')
         AND EXISTS (SELECT FROM pg_attribute WHERE attrelid = confrelid AND attname = 'clinic_id')
         AND NOT EXISTS (
           SELECT FROM generate_subscripts(conkey, 1) n
           JOIN pg_attribute here ON here.attrelid = conrelid AND here.attnum = conkey[n]
           JOIN pg_attribute there ON there.attrelid = confrelid AND there.attnum = confkey[n]
           WHERE here.attname = 'clinic_id' AND there.attname = 'clinic_id')
       ORDER BY conname`,
    );
    expect(loose).toEqual(ACROSS_CLINICS.toSorted());
  });

  it('do not let the roles log in, inherit the system’s rights, or bypass row security', async () => {
    const { rows } = await db.pool.query(
      `SELECT rolname, rolcanlogin, rolbypassrls, rolsuper, rolcreaterole FROM pg_roles
       WHERE rolname IN ('openopd_app', 'openopd_system') ORDER BY rolname`,
    );
    const none = {
      rolcanlogin: false,
      rolbypassrls: false,
      rolsuper: false,
      rolcreaterole: false,
    };
    expect(rows).toEqual([
      { rolname: 'openopd_app', ...none },
      { rolname: 'openopd_system', ...none },
    ]);
    const { rows: member } = await db.pool.query(
      "SELECT pg_has_role('openopd_app', 'openopd_system', 'MEMBER') AS is",
    );
    expect(member).toEqual([{ is: false }]);
  });

  it.each(LEDGERS)('only allow inserts into %s', async (ledger) => {
    const roles = ledger === 'system_audit_log' ? [] : ['openopd_app'];
    for (const role of [...roles, 'openopd_system']) {
      const { rows } = await db.pool.query(
        `SELECT has_table_privilege($1, $2, 'INSERT') AS add,
                has_any_column_privilege($1, $2, 'UPDATE') AS change,
                has_table_privilege($1, $2, 'DELETE') OR has_table_privilege($1, $2, 'TRUNCATE') AS remove`,
        [role, ledger],
      );
      const change = role === 'openopd_system' && CHANGED.includes(ledger);
      expect(rows).toEqual([{ add: true, change, remove: false }]);
    }
  });

  it('let only the system remove old webhooks of a payment provider, and no role change one', async () => {
    const { rows } = await db.pool.query(
      `SELECT rolname, has_table_privilege(rolname, 'payment_news', 'DELETE') AS remove,
              has_any_column_privilege(rolname, 'payment_news', 'UPDATE') AS change
       FROM pg_roles WHERE rolname IN ('openopd_app', 'openopd_system') ORDER BY rolname`,
    );
    expect(rows).toEqual([
      { rolname: 'openopd_app', remove: false, change: false },
      { rolname: 'openopd_system', remove: true, change: false },
    ]);
  });

  it('refuse a row that references another clinic’s row', async () => {
    const [ours, theirs] = [await insertClinic(db.database), await insertClinic(db.database)];
    const drug = await db.database.inClinic(theirs.clinicId, (tx) => insertDrug(tx, theirs));
    const inOurs = (work: Parameters<typeof db.database.inClinic<unknown>>[1]) =>
      db.database.inClinic(ours.clinicId, work);
    const foreignPatient = { patientId: theirs.patientId };
    const tries = {
      'a bill of their patient': () => inOurs((tx) => insertBill(tx, ours, foreignPatient)),
      'an order of their drug': () => inOurs((tx) => insertOrder(tx, ours, drug.drugId)),
      'a row by their staff': () =>
        inOurs((tx) => insertDrug(tx, { ...ours, userId: theirs.userId })),
    };
    for (const [what, attempt] of Object.entries(tries)) {
      const error = await attempt().catch((reason: unknown) => reason);
      expect(violatedConstraint(error), what).toMatch(/_fkey$/);
    }
    const theirRow = inOurs((tx) => insertDrug(tx, { ...theirs, userId: theirs.userId }));
    await expect(theirRow).rejects.toMatchObject({ code: '42501' });
  });

  it('refuse a bill that charges one patient for another’s order', async () => {
    const clinic = await insertClinic(db.database);
    const bill = db.database.inClinic(clinic.clinicId, async (tx) => {
      const { drugId } = await insertDrug(tx, clinic, 20);
      const { orderId } = await insertOrder(tx, clinic, drugId);
      const other = { ...stamp(clinic), token: 2, name: 'Ravi', name_folded: 'ravi' };
      await tx
        .insertInto('patients')
        .values({ ...other, updated_at: clinic.now })
        .execute();
      await insertBill(tx, clinic, {
        type: 'pharmacy',
        pharmacyOrderId: orderId,
        patientId: other.id,
      });
    });
    await expect(bill).rejects.toMatchObject({ code: '23503' });
  });

  it('refuse a bill without a version of the clinic’s papers, or with one that is not there', async () => {
    const clinic = await insertClinic(db.database);
    await db.database.inClinic(clinic.clinicId, (tx) => insertBill(tx, clinic));
    const move = (version: number | null) =>
      db.pool.query('UPDATE bills SET paper_version = $1 WHERE clinic_id = $2', [
        ...[version, clinic.clinicId],
      ]);
    await expect(move(2)).rejects.toMatchObject({ constraint: 'bills_paper_exists' });
    await expect(move(null)).rejects.toMatchObject({ constraint: 'bills_have_a_paper' });
  });
});

it('the schema matches schema.generated.ts', async () => {
  const file = join(import.meta.dirname, '../platform/db/schema.generated.ts');
  expect(await readFile(file, 'utf8')).toBe(await describeTables(db.pool));
});
