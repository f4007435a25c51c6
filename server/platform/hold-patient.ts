import { sql } from 'kysely';
import { withNext } from './db/scoped-connection.ts';
import type { Tx } from './db/scoped-database.ts';

/** Tables whose rows belong to a patient and move with them in a merge. */
type OfPatient = 'visits' | 'pharmacy_orders' | 'lab_orders' | 'bills' | 'admissions';

/**
 * Keeps a patient's record from being merged or erased until the transaction ends, and waits for a merge or an erasure
 * that runs. Other transactions may hold it too.
 *
 * The one order of locks is patient, visit, order, bill, as in a merge. Money is booked by several updates of its bill,
 * and the second makes PostgreSQL check the reference to the patient again, with this lock: taken only then, after the
 * bill, it deadlocks with a merge that holds the patient and wants the bill.
 */
export async function holdPatient(tx: Tx, id: string): Promise<void> {
  const held = tx.selectFrom('patients').where('id', '=', id).select('id').forKeyShare();
  // Of no interest itself: in the round trip of the next query, which reads the patient as the lock left it.
  await tx.executeQuery(withNext(held.compile()));
}

/** Two merges of a record while one call waits are rare. */
const MERGES_IN_A_ROW = 5;

/** The same for the patient of a row, which the caller locks next. Does nothing for an unknown row. */
export async function holdPatientOf(tx: Tx, table: OfPatient, id: string): Promise<void> {
  const row = sql.table(table);
  // After a wait for a merge the patient that was read is gone, and the row is another patient's.
  for (let merges = 0; merges < MERGES_IN_A_ROW; merges += 1) {
    const held = await sql`SELECT FROM ${row} AS owned
      JOIN patients ON patients.clinic_id = owned.clinic_id AND patients.id = owned.patient_id
      WHERE owned.id = ${id} FOR KEY SHARE OF patients`.execute(tx);
    if (held.rows.length > 0) return;
    const left = await sql`SELECT FROM ${row} WHERE id = ${id} AND patient_id IS NOT NULL`.execute(
      tx,
    );
    if (left.rows.length === 0) return;
  }
}
