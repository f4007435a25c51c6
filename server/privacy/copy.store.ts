import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

/** The patient's past complaints, newest first. */
export function findPastComplaints(tx: Tx, patientId: string) {
  return tx
    .selectFrom('patient_complaints')
    .where('patient_id', '=', patientId)
    .where('deleted_at', 'is', null)
    .select(['complaint', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The assistant's questions and answers at the patient's visits, newest first. */
export function findAnswers(tx: Tx, patientId: string) {
  return tx
    .selectFrom('ai_runs as run')
    .innerJoin('visits as visit', (join) => inClinic(join, 'visit.id', 'run.visit_id'))
    .where('visit.patient_id', '=', patientId)
    .select(['run.query', 'run.proposal', 'run.source', 'run.asked_at'])
    .orderBy('run.asked_at', 'desc')
    .orderBy('run.id')
    .execute();
}

/** Each paid term of a subscription, newest first, with its refunds. */
export function findTerms(tx: Tx, patientId: string) {
  return tx
    .selectFrom('subscription_payments as term')
    .leftJoin('subscription_refunds as back', (join) =>
      inClinic(join, 'back.payment_id', 'term.id'),
    )
    .where('term.patient_id', '=', patientId)
    .select(['plan_name', 'starts_at', 'ends_at', 'term.price_paise', 'method', 'term.paid_at'])
    .select('back.amount_paise as refunded_paise')
    .orderBy('term.paid_at', 'desc')
    .orderBy('term.id')
    .execute();
}
