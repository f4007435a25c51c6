import { sql } from 'kysely';
import { addDays } from '#contract/kernel/dates.ts';
import { OPEN_VISIT_STATUSES } from '#contract/queue/visit.status.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { inCallOrder } from './calling/call-order.ts';

/** How long after their arrival the patients of an evening are shown beyond midnight. */
const LATE_HOURS = 6;

type At = { readonly day: string; readonly now: Date };

/** The first arrival that is shown on the next day. */
const lateSince = (now: Date): Date => new Date(now.getTime() - LATE_HOURS * 3_600_000);

/** Whether displays and slips show a visit: one of the clinic day, or of an evening that lasts beyond midnight. */
export const isShownAt = ({ day, now }: At) =>
  sql<boolean>`(visits.day = ${day} OR visits.created_at > ${lateSince(now)})`;

/** The open visits of a clinic day and of a late evening in the order in which they are called, without drafts. */
export function listOpenTokens(tx: Tx, at: At) {
  return tx
    .selectFrom('visits')
    .innerJoin('patients', (join) => inClinic(join, 'patients.id', 'visits.patient_id'))
    .leftJoin('appointments as booked', (join) =>
      inClinic(join, 'booked.visit_id', 'visits.id').on('booked.status', '=', 'arrived'),
    )
    .leftJoin('users as doctors', (join) => inClinic(join, 'doctors.id', 'visits.doctor_id'))
    .where(isShownAt(at))
    .where('visits.status', 'in', OPEN_VISIT_STATUSES)
    .where('visits.draft', '=', false)
    .select(['visits.id', 'visits.token_no', 'visits.status', 'visits.doctor_id'])
    .select(['visits.started_at', 'patients.name', 'doctors.name as doctor_name'])
    .select('booked.starts_at as booked_for')
    .orderBy(inCallOrder(at.now))
    .execute();
}

export type TokenRow = Awaited<ReturnType<typeof listOpenTokens>>[number];

/** Days whose consultations say how long the next ones take. */
const DAYS_OF_LENGTHS = 7;
const MOST_LENGTHS = 200;

/** The newest consultations of a clinic or a doctor: when each began and ended, its token, and if it is shown now. */
export function listCalls(tx: Tx, { day, now, doctorId }: At & { doctorId: string | null }) {
  let query = tx
    .selectFrom('visits')
    .where('day', '>', addDays(day, -DAYS_OF_LENGTHS))
    .where('day', '<=', day)
    .where('status', 'in', ['consulting', 'seen']);
  if (doctorId !== null) query = query.where('doctor_id', '=', doctorId);
  return query
    .select(['token_no', 'doctor_id', 'started_at', 'ended_at'])
    .select(isShownAt({ day, now }).as('is_shown'))
    .orderBy('started_at', 'desc')
    .limit(MOST_LENGTHS)
    .execute();
}
