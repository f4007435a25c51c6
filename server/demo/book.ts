import { type Insertable, sql } from 'kysely';
import type { DB } from '../platform/db/schema.generated.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

type Table = keyof DB;
export type Row<T extends Table> = Insertable<DB[T]>;
type Rows = { [T in Table]?: Row<T>[] };

/** Insert order: referenced tables first, and credits after the payments they refund. */
const ORDER = [
  'clinics',
  'users',
  'doctor_rooms',
  'doctor_weeks',
  'doctor_times',
  'doctor_leave',
  'displays',
  'waiting_rooms',
  'clinic_plans',
  'clinic_subscriptions',
  'patient_plans',
  'patients',
  'subscription_payments',
  'patient_words',
  'patient_complaints',
  'appointments',
  'visits',
  'visit_sheets',
  'visit_diagnoses',
  'visit_addenda',
  'vital_readings',
  'suppliers',
  'drugs',
  'drug_batches',
  'drug_imports',
  'supplier_invoices',
  'supplier_invoice_lines',
  'supplier_invoice_taxes',
  'supplier_payments',
  'pharmacy_orders',
  'pharmacy_order_lines',
  'stock_movements',
  'supplier_returns',
  'supplier_return_lines',
  'lab_tests',
  'lab_test_parameters',
  'lab_orders',
  'lab_order_tests',
  'lab_reports',
  'lab_report_versions',
  'lab_critical_results',
  'bills',
  'bill_items',
  'bill_payments',
  'bill_credits',
  'day_closes',
  'admissions',
  'sandbox_entities',
  'counters',
  'audit_log',
] as const satisfies readonly Table[];

const FIRST_OF_HISTORY: Table = 'doctor_rooms';
const CHUNK = 2_000;

/** Collects rows by table. Rows may change until `insert`. */
export class Book {
  readonly #rows: Rows = {};

  /** Adds a row and returns it. All rows of a table must have the same columns. */
  add<T extends (typeof ORDER)[number]>(table: T, row: Row<T>): Row<T> {
    const rows: Row<T>[] = this.#rows[table] ?? [];
    rows.push(row);
    Object.assign(this.#rows, { [table]: rows });
    return row;
  }

  rows<T extends Table>(table: T): readonly Row<T>[] {
    return this.#rows[table] ?? [];
  }

  /**
   * Inserts all rows, a few thousand per statement. `opened` runs once the clinic and its people are
   * there.
   */
  async insert(tx: Tx, { opened }: { opened: () => Promise<void> }): Promise<void> {
    for (const table of ORDER) {
      if (table === FIRST_OF_HISTORY) await opened();
      const rows = this.rows(table);
      for (let from = 0; from < rows.length; from += CHUNK) {
        await insertRows(tx, table, rows.slice(from, from + CHUNK));
      }
    }
  }
}

// One JSON parameter instead of one per value; PostgreSQL reads it with the table's column types.
async function insertRows(tx: Tx, table: Table, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((column) => sql.ref(column));
  await sql`
    INSERT INTO ${sql.table(table)} (${sql.join(columns)})
    SELECT ${sql.join(columns)} FROM jsonb_populate_recordset(
      NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(tx);
}
