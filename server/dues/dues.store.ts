import { type RawBuilder, sql } from 'kysely';
import type { BillType } from '#contract/billing/bill.status.ts';
import type { DueSort } from '#contract/dues/dues.endpoints.ts';
import { patientsFound } from '../patients/index.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { openBills } from './open-balance.ts';
import { visitOfBill } from './visit-of-bill.ts';

export type DueRow = {
  id: string;
  financial_year: number;
  number: number;
  type: BillType;
  created_at: Date;
  due: number;
  paid: number;
  balance: number;
  patient_id: string;
  patient_name: string;
  patient_token: number;
  patient_phone: string | null;
  visit_id: string | null;
  pharmacy_order_id: string | null;
  lab_order_id: string | null;
  stay_id: string | null;
  day: string | null;
  token_no: number | null;
  doctor_name: string | null;
  is_running: boolean;
};

const ORDERS = {
  oldest: sql`bills.created_at, bills.id`,
  largest: sql`open.balance DESC, bills.created_at, bills.id`,
  name: sql`lower(patients.name), patients.id, bills.created_at, bills.id`,
} as const satisfies Record<DueSort, RawBuilder<unknown>>;

export type DueFilter = {
  readonly search: string;
  readonly patientId?: string | undefined;
  readonly today: string;
  readonly now: Date;
};

function found({ search, patientId, today }: DueFilter): RawBuilder<unknown> {
  const term = search.trim();
  const named = term ? sql`open.patient_id IN (${patientsFound(term, today)})` : sql`true`;
  return patientId === undefined ? named : sql`${named} AND open.patient_id = ${patientId}`;
}

/** The sum, the number of bills and the number of patients that a search finds. */
export async function sumOfDues(tx: Tx, filter: DueFilter) {
  const { rows } = await sql<{ total: number; count: number; patients: number }>`
    SELECT coalesce(sum(open.balance), 0)::bigint AS total, count(*)::int AS count,
        count(DISTINCT open.patient_id)::int AS patients
      FROM ${openBills(filter.now)} AS open
      WHERE open.balance > 0 AND ${found(filter)}`.execute(tx);
  return rows[0] ?? { total: 0, count: 0, patients: 0 };
}

/** A page of the open bills with a balance. */
export async function findDues(
  tx: Tx,
  filter: DueFilter,
  { sort, limit, offset }: { sort: DueSort; limit: number; offset: number },
): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    SELECT bills.id, bills.financial_year, bills.number, bills.type, bills.created_at,
        open.due::bigint AS due, open.paid, open.balance::bigint AS balance,
        patients.id AS patient_id, patients.name AS patient_name, patients.token AS patient_token,
        patients.phone AS patient_phone,
        visits.id AS visit_id, bills.pharmacy_order_id, bills.lab_order_id, stay.id AS stay_id,
        coalesce(visits.day, lab.day)::text AS day,
        coalesce(visits.token_no, lab.lab_token_number) AS token_no,
        doctors.name AS doctor_name,
        stay.id IS NOT NULL AND stay.discharged_at IS NULL AS is_running
      FROM ${openBills(filter.now)} AS open
      JOIN bills ON bills.clinic_id = open.clinic_id AND bills.id = open.id
      JOIN patients ON patients.clinic_id = open.clinic_id AND patients.id = open.patient_id
      LEFT JOIN pharmacy_orders AS drugs ON drugs.clinic_id = bills.clinic_id
        AND drugs.id = bills.pharmacy_order_id
      LEFT JOIN lab_orders AS lab ON lab.clinic_id = bills.clinic_id AND lab.id = bills.lab_order_id
      LEFT JOIN visits ON visits.clinic_id = bills.clinic_id
        AND visits.id = ${visitOfBill}
      LEFT JOIN users AS doctors ON doctors.id = visits.doctor_id
      LEFT JOIN admissions AS stay ON stay.clinic_id = bills.clinic_id AND stay.bill_id = bills.id
      WHERE open.balance > 0 AND ${found(filter)}
      ORDER BY ${ORDERS[sort]} LIMIT ${limit} OFFSET ${offset}`.execute(tx);
  return rows;
}
