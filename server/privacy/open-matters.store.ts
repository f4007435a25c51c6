import { sql } from 'kysely';
import type { OpenMatter } from '#contract/privacy/privacy.messages.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

/** Lists what is still open for a patient, in the order of the message. */
export async function openMatters(
  tx: Tx,
  { clinicId, patientId, now }: { clinicId: string; patientId: string; now: Date },
): Promise<OpenMatter[]> {
  const own = sql`clinic_id = ${clinicId} AND patient_id = ${patientId}`;
  const { rows } = await sql<{ matter: OpenMatter }>`
    SELECT 'visit' AS matter WHERE EXISTS
      (SELECT FROM visits WHERE ${own} AND status IN ('waiting', 'consulting'))
    UNION ALL SELECT 'stay' WHERE EXISTS
      (SELECT FROM admissions WHERE ${own} AND discharged_at IS NULL AND undone_at IS NULL)
    UNION ALL SELECT 'bill' WHERE EXISTS
      (SELECT FROM bills WHERE ${own} AND status = 'pending')
    UNION ALL SELECT 'pharmacy-order' WHERE EXISTS
      (SELECT FROM pharmacy_orders
       WHERE ${own} AND deleted_at IS NULL AND status IN ('pending', 'billed'))
    UNION ALL SELECT 'lab-order' WHERE EXISTS
      (SELECT FROM lab_orders
       WHERE ${own} AND deleted_at IS NULL AND status NOT IN ('completed', 'cancelled'))
    UNION ALL SELECT 'subscription' WHERE EXISTS
      (SELECT FROM patients WHERE clinic_id = ${clinicId} AND id = ${patientId}
        AND subscription_status = 'active' AND subscription_end_date > ${now})`.execute(tx);
  return rows.map(({ matter }) => matter);
}
