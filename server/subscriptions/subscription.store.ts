import { type Between, between } from '../platform/db/day-range.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import type { PlanRow } from './plan.store.ts';

export type SubscriptionMethod = 'manual' | 'online';

type Term = { patientId: string; startsAt: Date; endsAt: Date; method: SubscriptionMethod };

/**
 * Starts a term unless one of the patient's still runs; then it changes nothing and returns
 * undefined. Concurrent calls are serialized here.
 */
export function beginTerm(
  tx: Tx,
  { patientId, startsAt, endsAt, method, planId }: Term & { planId: string },
) {
  return tx
    .updateTable('patients')
    .set({
      subscription_status: 'active',
      subscription_plan_id: planId,
      subscription_start_date: startsAt,
      subscription_end_date: endsAt,
      subscription_payment_method: method,
      updated_at: startsAt,
    })
    .where('id', '=', patientId)
    .where((where) =>
      where.or([
        where('subscription_status', '<>', 'active'),
        where('subscription_end_date', '<=', startsAt),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
}

/**
 * Locks the patient's term until the transaction ends. `runsUntil` is set when one runs. Returns
 * undefined for an unknown patient.
 */
export async function findTerm(tx: Tx, { patientId, now }: { patientId: string; now: Date }) {
  const patient = await tx
    .selectFrom('patients')
    .where('id', '=', patientId)
    .select(['subscription_status', 'subscription_end_date'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!patient) return undefined;
  const { subscription_status: status, subscription_end_date: end } = patient;
  return { runsUntil: status === 'active' && end !== null && end > now ? end : undefined };
}

/** Extends the running term: its start stays, its end moves. */
export async function extendTerm(
  tx: Tx,
  term: Term & { planId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('patients')
    .set({
      subscription_plan_id: term.planId,
      subscription_end_date: term.endsAt,
      subscription_payment_method: term.method,
      updated_at: term.now,
    })
    .where('id', '=', term.patientId)
    .execute();
}

/** Ends a running term. Returns undefined when none runs. */
export function cancelTerm(tx: Tx, { patientId, now }: { patientId: string; now: Date }) {
  return tx
    .updateTable('patients')
    .set({ subscription_status: 'cancelled', updated_at: now })
    .where('id', '=', patientId)
    .where('subscription_status', '=', 'active')
    .where('subscription_end_date', '>', now)
    .returning('id')
    .executeTakeFirst();
}

/** Records a payment with the plan's current name and price. */
export async function insertSubscriptionPayment(
  tx: Tx,
  payment: Term & {
    clinicId: string;
    id: string;
    plan: PlanRow;
    /** The start of the term, unless it was paid in advance. */
    paidAt?: Date;
    createdBy: string | null;
    providerPaymentId?: string | undefined;
  },
): Promise<void> {
  await tx
    .insertInto('subscription_payments')
    .values({
      clinic_id: payment.clinicId,
      id: payment.id,
      patient_id: payment.patientId,
      plan_id: payment.plan.id,
      plan_name: payment.plan.name,
      price_paise: payment.plan.price_paise,
      method: payment.method,
      starts_at: payment.startsAt,
      ends_at: payment.endsAt,
      provider_payment_id: payment.providerPaymentId ?? null,
      paid_at: payment.paidAt ?? payment.startsAt,
      created_by: payment.createdBy,
    })
    .execute();
}

/** Payments at the counter within a range of clinic days with their refund of any day, newest first. */
export function listManualPayments(tx: Tx, range: Between) {
  return tx
    .selectFrom('subscription_payments as payment')
    .innerJoin('patients as patient', (join) => inClinic(join, 'patient.id', 'payment.patient_id'))
    .leftJoin('subscription_refunds as refund', (join) =>
      inClinic(join, 'refund.payment_id', 'payment.id'),
    )
    .where('payment.method', '=', 'manual')
    .where(between('payment.paid_at', range))
    .select(['payment.id', 'patient_id', 'patient.name', 'plan_name', 'payment.price_paise'])
    .select(['starts_at', 'payment.paid_at', 'method', 'refund.amount_paise as refunded_paise'])
    .orderBy('payment.paid_at', 'desc')
    .orderBy('payment.id', 'desc')
    .execute();
}

/**
 * Payments for the unfinished terms of the running subscription that were not refunded, oldest
 * first.
 */
export function listPaidTerms(tx: Tx, { patientId, now }: { patientId: string; now: Date }) {
  return (
    tx
      .selectFrom('subscription_payments as payment')
      .innerJoin('patients as patient', (join) =>
        inClinic(join, 'patient.id', 'payment.patient_id'),
      )
      .leftJoin('subscription_refunds as refund', (join) =>
        inClinic(join, 'refund.payment_id', 'payment.id'),
      )
      .where('patient.id', '=', patientId)
      .where('patient.subscription_status', '=', 'active')
      .where('payment.ends_at', '>', now)
      // Payments for an earlier, cancelled subscription are kept.
      .whereRef('payment.starts_at', '>=', 'patient.subscription_start_date')
      .where('refund.id', 'is', null)
      .select([
        'payment.id',
        'payment.plan_name',
        'payment.price_paise',
        'payment.method',
        'payment.paid_at',
      ])
      .orderBy('payment.paid_at')
      .orderBy('payment.id')
      .execute()
  );
}
