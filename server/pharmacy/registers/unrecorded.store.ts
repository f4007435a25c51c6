import { sql } from 'kysely';
import { billNumber } from '#contract/billing/bill-total.rules.ts';
import type { Register, UnrecordedLine } from '#contract/pharmacy/registers/register.ts';
import { type Between, between } from '../../platform/db/day-range.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

/** The schedules whose unrecorded lines a register names. */
const NAMED = {
  prescriptions: ['H', 'H1', 'X', 'NDPS'],
  h1: ['H1'],
  x: ['X'],
  destroyed: [],
} as const satisfies Record<Register, readonly string[]>;

type Row = Pick<UnrecordedLine, 'id' | 'name' | 'quantity' | 'isUnsure'> & {
  readonly at: Date;
  readonly financial_year: number;
  readonly number: number;
  readonly total: number;
};

/**
 * The bill lines of scheduled drugs without an order, by their drug or by their text, as the trigger
 * `refuse_held_item` recognises them. Such lines exist from days on which the clinic did not hold them.
 * In addition, lines whose text only may be such a drug, and those of a drug without a schedule whose name
 * is a brand of one. The trigger lets these pass: by an order, no register would have them. Brands of
 * schedule H are not recognised. Returns the first `most` lines (null: all), and how many there are.
 */
export async function unrecordedLines(
  tx: Tx,
  register: Register,
  range: Between,
  most: number | null,
): Promise<{ lines: UnrecordedLine[]; total: number }> {
  const schedules = sql`ANY (${[...NAMED[register]]}::text[])`;
  if (NAMED[register].length === 0) return { lines: [], total: 0 };
  // The index of these two, which every register but that of prescriptions reads.
  const isHeld = register === 'prescriptions' ? sql`` : sql`AND schedule IN ('H1', 'X')`;
  const { rows } = await sql<Row>`
    WITH held AS MATERIALIZED (
      SELECT DISTINCT key FROM drugs
      CROSS JOIN LATERAL (VALUES (drug_name_key(name)), (drug_name_key(generic_name)),
        (drug_name_key(concat(generic_name, strength)))) AS one (key)
      WHERE drugs.clinic_id = app_clinic_id() AND schedule = ${schedules}
        ${isHeld} AND deleted_at IS NULL AND key <> '')
    SELECT item.id, item.name, item.quantity, NOT (line.is_drug OR line.is_named
        OR item.typed_schedule_sure) AS "isUnsure", bill.created_at AS at, bill.financial_year, bill.number,
      (count(*) OVER ())::int AS total
    FROM bills AS bill
    JOIN bill_items AS item ON item.clinic_id = bill.clinic_id AND item.bill_id = bill.id
    LEFT JOIN drugs AS drug ON drug.clinic_id = item.clinic_id AND drug.id = item.drug_id
    LEFT JOIN lab_tests AS test ON test.clinic_id = item.clinic_id AND test.id = item.lab_test_id
    CROSS JOIN LATERAL (SELECT coalesce(drug.schedule = ${schedules}, false) AS is_drug,
      drug_name_key(item.name) IN (SELECT key FROM held)
        AND drug_name_key(drug.name) IS DISTINCT FROM drug_name_key(item.name)
        AND lower(btrim(test.name)) IS DISTINCT FROM lower(btrim(item.name)) AS is_named,
      coalesce(item.typed_schedule = ${schedules}, false)
        AND (drug.schedule IS NULL OR drug_name_key(drug.name) <> drug_name_key(item.name))
        AS is_typed) AS line
    WHERE bill.clinic_id = app_clinic_id() AND bill.status <> 'cancelled'
      AND ${between('bill.created_at', range)}
      AND item.type <> 'admission'
      AND (bill.pharmacy_order_id IS NULL OR item.drug_id IS NULL)
      AND (line.is_drug OR line.is_named
        OR (line.is_typed AND NOT is_other_drug(item.clinic_id, item.name)))
    ORDER BY bill.created_at, item.id LIMIT ${most}::int`.execute(tx);
  const lines = rows.map(({ at, financial_year: financialYear, number, total: _, ...line }) => ({
    ...line,
    at: at.toISOString(),
    billNumber: billNumber({ financialYear, number }),
  }));
  return { lines, total: rows[0]?.total ?? 0 };
}
