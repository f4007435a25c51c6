import { pick } from '#contract/kernel/field-names.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { may } from '#contract/kernel/roles.ts';
import { addSecondNames } from '#contract/kernel/second-names.ts';
import { yearsOn } from '#contract/patients/age.rules.ts';
import { PATIENT_SECOND_NAMES, QUEUE_PATIENT_COLUMNS } from '#contract/patients/patient.ts';
import { VISIT_COLUMNS, VISIT_SECOND_NAMES, type Visit } from '#contract/queue/visit.ts';
import type { VisitFee } from '#contract/queue/visit-fee.ts';
import { presentSubscription } from '../patients/index.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { findVisitRow, type VisitRow } from './visit.store.ts';

function feeOf(row: VisitRow): VisitFee | undefined {
  const { fee_bill_id: billId, fee_due_paise: due, fee_paid_paise: paid } = row;
  if (billId === null || due === null || paid === null) return undefined;
  const standing = row.fee_waived_as ?? (row.fee_status === 'paid' ? 'paid' : 'due');
  return {
    ...{ billId, standing, due: paise(due - paid), paid: paise(paid) },
    ...(row.fee_follow_up_of !== null && { followUp: true }),
  };
}

type Reader = Pick<ClinicScope, 'now' | 'today'> & {
  readonly actor: Pick<ClinicScope['actor'], 'role'>;
};

/** A visit as the queue shows it. Only a role that may view bills gets what is due and paid. */
export function presentVisit(row: VisitRow, { actor, now, today }: Reader): Visit {
  const showsMoney = may(actor.role, 'billing.view-bill');
  const fee = feeOf(row);
  const age = yearsOn(row, today);
  return addSecondNames(
    {
      ...pick(row, VISIT_COLUMNS),
      name: row.name,
      age,
      gender: row.gender,
      ...(row.draft && { draft: true }),
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      ...(row.booked_for && { bookedFor: row.booked_for.toISOString() }),
      billed: fee !== undefined,
      ...(showsMoney && row.unbilled && { unbilled: true }),
      ...(showsMoney && fee && { fee }),
      ...(showsMoney && row.owed_paise > 0 && { owed: paise(row.owed_paise) }),
      User: row.doctor_name === null ? null : { name: row.doctor_name },
      Patient: addSecondNames(
        {
          id: row.patient_id,
          ...pick(row, QUEUE_PATIENT_COLUMNS),
          age,
          ...presentSubscription(row, now),
          ...(row.other_numbers.length > 0 && { other_numbers: row.other_numbers }),
        },
        PATIENT_SECOND_NAMES,
      ),
    },
    VISIT_SECOND_NAMES,
  );
}

/** One visit for the wire. Throws 404. */
export async function readVisit(scope: ClinicScope, id: string): Promise<Visit> {
  const row = await findVisitRow(scope.tx, id, scope.now);
  if (!row) throw notFound();
  return presentVisit(row, scope);
}
