import type pg from 'pg';

/** Fields by the name of a record (`visit 0199…`). */
export type Facts = Map<string, Readonly<Record<string, unknown>>>;

/** Everything that a storm writes, in the form of its journal. */
const FACTS = `
  SELECT 'patient ' || id AS record, jsonb_build_object('name', name, 'token', token) AS fields
    FROM patients
  UNION ALL SELECT 'visit ' || id, jsonb_build_object('patient', patient_id, 'token', token_no,
    'status', status, 'complaint', complaint, 'summary', case_summary) FROM visits
  UNION ALL SELECT 'bill ' || id, jsonb_build_object('status', status, 'due', due_paise,
    'paid', paid_paise) FROM bills
  UNION ALL SELECT 'money ' || bill_id || ' ' || mode, jsonb_build_object('paise',
    sum(amount_paise)) FROM bill_payments GROUP BY bill_id, mode
  UNION ALL SELECT 'pharmacy order ' || o.id, jsonb_build_object('status', o.status, 'returned',
    (SELECT sum(l.returned_quantity) FROM pharmacy_order_lines l
      WHERE l.clinic_id = o.clinic_id AND l.order_id = o.id)) FROM pharmacy_orders o
  UNION ALL SELECT 'lab order ' || o.id, jsonb_build_object('status', o.status,
    'token', o.lab_token_number, 'report', (SELECT v.content FROM lab_report_versions v
      WHERE v.clinic_id = o.clinic_id AND v.report_id = o.report_id ORDER BY v.version DESC LIMIT 1))
    FROM lab_orders o
  UNION ALL SELECT 'stock ' || drug_id, jsonb_build_object('pieces', sum(quantity))
    FROM drug_batches GROUP BY drug_id
  UNION ALL SELECT 'audit ' || verb || ' ' || record_id, jsonb_build_object('rows', count(*))
    FROM audit_log GROUP BY verb, record_id`;

export async function factsOf(client: pg.ClientBase): Promise<Facts> {
  const { rows } = await client.query<{ record: string; fields: Record<string, unknown> }>(FACTS);
  return new Map(rows.map(({ record, fields }) => [record, fields]));
}

const asText = (value: unknown) => JSON.stringify(value ?? null);

/** Differences between the books and the replies: lost, different, or unknown records. */
export function differences(told: Facts, books: Facts): string[] {
  const found: string[] = [];
  for (const [record, fields] of told) {
    const stands = books.get(record);
    if (!stands) {
      found.push(`lost: ${record} ${asText(fields)}`);
      continue;
    }
    for (const [field, value] of Object.entries(fields)) {
      if (asText(stands[field]) === asText(value)) continue;
      found.push(
        `different: ${record}: ${field} is ${asText(stands[field])}, told ${asText(value)}`,
      );
    }
  }
  for (const record of books.keys()) {
    if (!told.has(record)) found.push(`never answered for: ${record}`);
  }
  return found;
}
