import { paise } from '#contract/kernel/numbers/money.ts';
import { addSecondNames } from '#contract/kernel/second-names.ts';
import { PATIENT_SECOND_NAMES } from '#contract/patients/patient.ts';
import { QUEUE_SECOND_NAMES, type QueueEntry } from '#contract/queue/queue-entry.ts';
import type { VisitFee } from '#contract/queue/visit-fee.ts';
import { presentSubscription } from '../patients/index.ts';
import type { VisitRow } from './visit.store.ts';

function feeOf(row: VisitRow): VisitFee | undefined {
  const { fee_bill_id: billId, fee_due_paise: due, fee_paid_paise: paid } = row;
  if (billId === null || due === null || paid === null) return undefined;
  const standing = row.fee_waived_as ?? (row.fee_status === 'paid' ? 'paid' : 'due');
  return { billId, standing, due: paise(due - paid), paid: paise(paid) };
}

/** A visit as the queue shows it. */
export function presentQueueEntry(row: VisitRow, now: Date): QueueEntry {
  const { name, token, phone, age, gender } = row;
  const fee = feeOf(row);
  return addSecondNames(
    {
      id: row.id,
      patient_id: row.patient_id,
      token_no: row.token_no,
      name,
      age,
      gender,
      complaint: row.complaint,
      case_summary: row.case_summary,
      status: row.status,
      doctor_id: row.doctor_id,
      ...(row.draft && { draft: true }),
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      billed: fee !== undefined,
      ...(row.unbilled && { unbilled: true }),
      ...(fee && { fee }),
      User: row.doctor_name === null ? null : { name: row.doctor_name },
      Patient: addSecondNames(
        {
          id: row.patient_id,
          name,
          token,
          phone,
          age,
          gender,
          allergies: row.allergies,
          pregnancy_due_on: row.pregnancy_due_on,
          ...presentSubscription(row, now),
        },
        PATIENT_SECOND_NAMES,
      ),
    },
    QUEUE_SECOND_NAMES,
  );
}
