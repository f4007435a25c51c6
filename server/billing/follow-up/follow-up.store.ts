import { sql } from 'kysely';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import type { EarlierConsultation } from '#contract/billing/follow-up.rules.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { conflict } from '../../platform/errors.ts';

/**
 * Locks the consultation bill that a new one follows, so that it is not cancelled meanwhile. Throws
 * 409 for a cancelled one, and for a bill of another patient or kind.
 */
export async function holdFollowed(tx: Tx, billId: string, patientId: string): Promise<void> {
  const followed = await tx
    .selectFrom('bills')
    .where('id', '=', billId)
    .where('patient_id', '=', patientId)
    .where('type', '=', 'consultation')
    .select('status')
    .forShare()
    .executeTakeFirst();
  if (!followed || followed.status === 'cancelled') throw conflict(M.nothingToFollow);
}

/** The live consultation bills of a patient for visits to a doctor, in the order of the visits. */
export async function consultationsAt(
  tx: Tx,
  { patientId, doctorId }: { patientId: string; doctorId: string },
): Promise<EarlierConsultation[]> {
  const rows = await tx
    .selectFrom('bills')
    .innerJoin('visits', (join) => inClinic(join, 'visits.id', 'bills.visit_id'))
    .where('bills.patient_id', '=', patientId)
    .where('bills.type', '=', 'consultation')
    .where('bills.status', '<>', 'cancelled')
    .where('visits.doctor_id', '=', doctorId)
    .where('visits.status', '<>', 'cancelled')
    .orderBy('visits.day')
    .orderBy('bills.created_at')
    .orderBy('bills.id')
    .select(['bills.id', 'visits.day', 'bills.status', 'bills.due_paise'])
    .select(
      sql<boolean>`(bills.follow_up_of IS NOT NULL
        OR bills.waived_as IS NOT DISTINCT FROM 'follow_up')`.as('is_follow_up'),
    )
    .execute();
  return rows.map((row) => ({
    billId: row.id,
    day: row.day,
    isPaid: row.status === 'paid' && row.due_paise > 0,
    isFollowUp: row.is_follow_up,
  }));
}
