import type pg from 'pg';
import { brokenPromises } from '../../server/testing/storm/ledger.ts';
import { clinicId, DRUGS_A_CLINIC, OPENING_STOCK } from '../rig/world.ts';
import { SOLD_A_VISIT, type VisitState } from './visit.ts';

/**
 * Each query finds an inconsistency in what was written since the day began; all must return no
 * row.
 */
const WRONG = {
  'a visit that is not seen': `SELECT id FROM visits WHERE status <> 'seen'`,
  'an order that is not dispensed': `SELECT id FROM pharmacy_orders WHERE status <> 'dispensed'`,
  'a lab order that is not completed': `SELECT id FROM lab_orders
    WHERE status <> 'completed' OR report_id IS NULL`,
  'a bill that is not paid': `SELECT id FROM bills WHERE status <> 'paid'`,
  'a token given twice, or left out': `
    SELECT clinic_id FROM visits GROUP BY clinic_id, day
      HAVING max(token_no) <> count(*) OR count(DISTINCT token_no) <> count(*)
    UNION ALL SELECT clinic_id FROM lab_orders GROUP BY clinic_id, day
      HAVING max(lab_token_number) <> count(*) OR count(DISTINCT lab_token_number) <> count(*)
    UNION ALL SELECT clinic_id FROM bills GROUP BY clinic_id, financial_year
      HAVING max(number) <> count(*) OR count(DISTINCT number) <> count(*)`,
  'a series that is not at its last number': `
    SELECT c.clinic_id FROM counters c WHERE name = 'patient' AND value <>
      (SELECT max(token) FROM patients p WHERE p.clinic_id = c.clinic_id)`,
  'a write without its audit row': `
    SELECT made.id FROM (
      SELECT clinic_id, id, 'register-patient' AS verb FROM patients WHERE created_at >= $1
      UNION ALL SELECT clinic_id, id, unnest(ARRAY['join-queue', 'call-next', 'save-complaint',
        'complete-visit']) FROM visits
      UNION ALL SELECT clinic_id, id, 'create-bill' FROM bills
      UNION ALL SELECT clinic_id, id, unnest(ARRAY['create-pharmacy-order', 'return-pharmacy-order'])
        FROM pharmacy_orders) made
    WHERE NOT EXISTS (SELECT FROM audit_log a
      WHERE a.clinic_id = made.clinic_id AND a.record_id = made.id AND a.verb = made.verb)`,
  'an audit row of what is not there': `
    SELECT record_id FROM audit_log WHERE record_type = 'visit'
      AND record_id NOT IN (SELECT id FROM visits)`,
  'a patient that no search finds': `
    SELECT id FROM patients p WHERE created_at >= $1 AND NOT EXISTS (SELECT FROM patient_words w
      WHERE w.clinic_id = p.clinic_id AND w.patient_id = p.id)`,
} as const satisfies Record<string, string>;

const PAISE = 100;

/** Differences between each clinic's books and the replies that its users received. */
async function differences(client: pg.Client, visits: readonly VisitState[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string; visits: number; paid: number; stock: number }>(`
    SELECT c.id, (SELECT count(*) FROM visits v WHERE v.clinic_id = c.id)::int AS visits,
      (SELECT coalesce(sum(amount_paise), 0) FROM bill_payments p WHERE p.clinic_id = c.id)::int AS paid,
      (SELECT sum(quantity) FROM drug_batches b WHERE b.clinic_id = c.id)::int AS stock
    FROM clinics c`);
  const books = new Map(rows.map((row) => [row.id, row]));
  const byClinic = Map.groupBy(visits, ({ clinic }) => clinicId(clinic));
  return [...books].flatMap(([id, { visits: count, paid, stock }]) => {
    const told = byClinic.get(id) ?? [];
    const paidTold = Math.round(told.reduce((sum, visit) => sum + visit.paid, 0) * PAISE);
    const stockTold = DRUGS_A_CLINIC * OPENING_STOCK - told.length * SOLD_A_VISIT;
    return [
      ...(count === told.length ? [] : [`${id}: ${count} visits, told ${told.length}`]),
      ...(paid === paidTold ? [] : [`${id}: ${paid} paise, told ${paidTold}`]),
      ...(stock === stockTold ? [] : [`${id}: ${stock} in stock, told ${stockTold}`]),
    ];
  });
}

/** All errors in the books after a day whose visits were all completed. */
export async function wrongInBooks(
  client: pg.Client,
  day: { began: Date; visits: readonly VisitState[] },
): Promise<string[]> {
  const found: string[] = [];
  for (const [what, query] of Object.entries(WRONG)) {
    const { rowCount } = await client.query(query, query.includes('$1') ? [day.began] : []);
    if (rowCount) found.push(`${what}: ${rowCount} times`);
  }
  for (const [what, rows] of Object.entries(await brokenPromises(client))) {
    found.push(`${what}: ${rows.length} times`);
  }
  return [...found, ...(await differences(client, day.visits))];
}
