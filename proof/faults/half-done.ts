import type pg from 'pg';
import { brokenPromises } from '#server/testing/storm/ledger.ts';

/** Sequences without gaps, by the name of their series. */
const NUMBERED = `
  SELECT clinic_id, 'patient' AS series, token AS number FROM patients
  UNION ALL SELECT clinic_id, 'visit ' || day, token_no FROM visits
  UNION ALL SELECT clinic_id, 'lab ' || day, lab_token_number FROM lab_orders
  UNION ALL SELECT clinic_id, 'bill ' || financial_year, number FROM bills`;

/** Records that have an audit row with this verb. */
const MADE = `
  SELECT clinic_id, id, 'register-patient' AS verb FROM patients
  UNION ALL SELECT clinic_id, id, 'join-queue' FROM visits
  UNION ALL SELECT clinic_id, id, 'save-complaint' FROM visits
    WHERE complaint <> '' OR case_summary <> ''
  UNION ALL SELECT clinic_id, id, 'complete-visit' FROM visits WHERE status = 'seen'
  UNION ALL SELECT clinic_id, id, 'create-bill' FROM bills
  UNION ALL SELECT clinic_id, id, 'cancel-bill' FROM bills WHERE status = 'cancelled'
  UNION ALL SELECT clinic_id, id, 'create-pharmacy-order' FROM pharmacy_orders
  UNION ALL SELECT clinic_id, id, 'dispense-pharmacy-order' FROM pharmacy_orders
    WHERE status = 'dispensed'
  UNION ALL SELECT clinic_id, order_id, 'return-pharmacy-order' FROM pharmacy_order_lines
    WHERE returned_quantity > 0
  UNION ALL SELECT clinic_id, id, 'create-lab-order' FROM lab_orders
  UNION ALL SELECT clinic_id, order_id, 'submit-lab-report' FROM lab_reports
  UNION ALL SELECT clinic_id, id, 'add-drug' FROM drugs`;

/** Each query finds the trace of a partial transaction; all must return no row. */
const HALF_DONE = {
  'a write without its audit row': `
    SELECT id FROM (${MADE}) made WHERE NOT EXISTS (SELECT FROM audit_log a
      WHERE a.clinic_id = made.clinic_id AND a.record_id = made.id AND a.verb = made.verb)`,
  'an audit row of what is not there': `
    SELECT record_id FROM audit_log
    WHERE record_type IN ('patient', 'visit', 'bill', 'pharmacy-order', 'lab-order')
      AND record_id NOT IN (SELECT id FROM patients UNION ALL SELECT id FROM visits
        UNION ALL SELECT id FROM bills UNION ALL SELECT id FROM pharmacy_orders
        UNION ALL SELECT id FROM lab_orders)`,
  'a patient that no search finds': `
    SELECT id FROM patients p WHERE NOT EXISTS (SELECT FROM patient_words w
      WHERE w.clinic_id = p.clinic_id AND w.patient_id = p.id)`,
  'a number given twice, or left out': `
    SELECT series FROM (${NUMBERED}) numbered GROUP BY clinic_id, series
    HAVING count(DISTINCT number) <> count(*) OR max(number) <> count(*)`,
  'a series that is not at its last number': `
    SELECT c.name FROM counters c LEFT JOIN (SELECT clinic_id, series, max(number) AS last
      FROM (${NUMBERED}) numbered GROUP BY clinic_id, series) given
      ON given.clinic_id = c.clinic_id AND given.series = c.name
    WHERE c.name ~ '^(patient|visit|lab|bill)' AND c.value IS DISTINCT FROM given.last`,
  'an order without lines': `
    SELECT id FROM pharmacy_orders o WHERE NOT EXISTS (SELECT FROM pharmacy_order_lines l
      WHERE l.clinic_id = o.clinic_id AND l.order_id = o.id)
    UNION ALL SELECT id FROM lab_orders o WHERE NOT EXISTS (SELECT FROM lab_order_tests t
      WHERE t.clinic_id = o.clinic_id AND t.order_id = o.id)
    UNION ALL SELECT id FROM bills b WHERE NOT EXISTS (SELECT FROM bill_items i
      WHERE i.clinic_id = b.clinic_id AND i.bill_id = b.id)`,
  'a lab order whose status and report disagree': `
    SELECT id FROM lab_orders WHERE (status IN ('reported', 'completed')) <> (report_id IS NOT NULL)
    UNION ALL SELECT r.order_id FROM lab_reports r WHERE NOT EXISTS (SELECT FROM
      lab_report_versions v WHERE v.clinic_id = r.clinic_id AND v.report_id = r.id)`,
  'an order that is billed without its bill': `
    SELECT o.id FROM lab_orders o WHERE (o.status <> 'pending') <> EXISTS (SELECT FROM bills b
      WHERE b.clinic_id = o.clinic_id AND b.lab_order_id = o.id)
    UNION ALL SELECT o.id FROM pharmacy_orders o WHERE (o.status <> 'pending') <> EXISTS (SELECT
      FROM bills b WHERE b.clinic_id = o.clinic_id AND b.pharmacy_order_id = o.id)`,
  'a key of a repeat without its answer': 'SELECT key FROM idempotency_keys WHERE reply IS NULL',
} as const satisfies Record<string, string>;

/** Partial transactions in the books of a storm. */
export async function halfDone(client: pg.Client): Promise<string[]> {
  const found: string[] = [];
  for (const [what, query] of Object.entries(HALF_DONE)) {
    const { rowCount } = await client.query(query);
    if (rowCount) found.push(`half done: ${what}: ${rowCount} times`);
  }
  for (const [what, rows] of Object.entries(await brokenPromises(client))) {
    found.push(`half done: ${what}: ${rows.length} times`);
  }
  return found;
}
