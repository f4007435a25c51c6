import { sql } from 'kysely';
import type { BillType } from '#contract/billing/bill.status.ts';
import { financialYear } from '#contract/billing/bill-total.rules.ts';
import { piecesBack } from '../../billing/index.ts';
import { type Between, between, clinicDayOf } from '../../platform/db/day-range.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

type ItemRow = {
  day: string;
  name: string;
  type: BillType;
  quantity: number;
  price: number;
  total: number;
  basis_points: number;
  drug_id: string | null;
  hsn: string | null;
  has_rate: boolean;
  is_exempt: boolean;
};

type CreditRow = {
  id: string;
  day: string;
  kind: 'discount' | 'return' | 'cancellation';
  amount: number;
  note: string | null;
  returned: { drug_id: string; quantity: number }[] | null;
};

export type GstBillRow = {
  id: string;
  is_in_patient: boolean;
  items: ItemRow[];
  credits: CreditRow[];
};

/** With an item or a credit on these days. */
const ofDays = (range: Between) => sql`${between('bills.created_at', range)}
  OR bills.id IN (SELECT bill_id FROM bill_credits WHERE ${between('created_at', range)})
  OR bills.type = 'admission' AND bills.id IN
    (SELECT bill_id FROM bill_items WHERE ${between('created_at', range)})`;

/**
 * Whether a rate was known at a sale of before this was stored with it. One that was entered on the day of the sale was, if the sale was
 * taxed by it; otherwise it came later on that day.
 */
const explains = (item: string, range: Between) => sql`rate.basis_points IS NOT NULL
  AND (rate.basis_points = ${sql.ref(`${item}.tax_basis_points`)}
    OR rate.from_day < ${clinicDayOf(`${item}.created_at`, range)}::date)`;

type DaysOrBill = Between & { readonly billId?: string };

/** One bill, or those with an item or a credit on these days; with all their items and credits. */
export async function gstBills(tx: Tx, range: DaysOrBill): Promise<GstBillRow[]> {
  const { billId } = range;
  const { rows } = await sql<GstBillRow>`
    SELECT bills.id,
      bills.type = 'pharmacy' AND EXISTS (SELECT FROM admissions AS stay
        WHERE stay.clinic_id = bills.clinic_id AND stay.patient_id = bills.patient_id
          AND stay.undone_at IS NULL AND stay.admitted_at <= bills.created_at
          AND coalesce(stay.discharged_at > bills.created_at, true)) AS is_in_patient,
      (SELECT coalesce(json_agg(json_build_object('day', ${clinicDayOf('item.created_at', range)},
          'name', item.name, 'type', item.type, 'quantity', item.quantity, 'price', item.price_paise,
          'total', item.total_paise, 'basis_points', item.tax_basis_points, 'drug_id', item.drug_id,
          'hsn', item.hsn, 'is_exempt', item.is_exempt, 'has_rate', coalesce(item.gst_known, (SELECT ${explains('item', range)} FROM drug_gst_rates AS rate
            WHERE rate.clinic_id = item.clinic_id AND rate.drug_id = item.drug_id
              AND rate.from_day <= ${clinicDayOf('item.created_at', range)}::date
            ORDER BY rate.from_day DESC LIMIT 1), false))
          ORDER BY item.position), '[]')
        FROM bill_items AS item
        WHERE item.clinic_id = bills.clinic_id AND item.bill_id = bills.id) AS items,
      (SELECT coalesce(json_agg(json_build_object('id', credit.id,
          'day', ${clinicDayOf('credit.created_at', range)}, 'kind', credit.kind,
          'amount', credit.amount_paise, 'note', credit.note, 'returned', ${piecesBack('credit', 'bills')})
          ORDER BY credit.created_at, credit.id), '[]')
        FROM bill_credits AS credit
        WHERE credit.clinic_id = bills.clinic_id AND credit.bill_id = bills.id) AS credits
    FROM bills
    WHERE bills.clinic_id = app_clinic_id()
      AND (${billId === undefined ? ofDays(range) : sql`bills.id = ${billId}`})
    ORDER BY bills.created_at, bills.id`.execute(tx);
  return rows;
}

/** Subscriptions sold less those paid back, in paise. */
export async function gstSubscriptions(tx: Tx, range: Between): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    SELECT ((SELECT coalesce(sum(price_paise), 0) FROM subscription_payments
        WHERE ${between('paid_at', range)})
      - (SELECT coalesce(sum(amount_paise), 0) FROM subscription_refunds
        WHERE ${between('paid_at', range)}))::bigint AS sum`.execute(tx);
  return rows[0]?.sum ?? 0;
}

export type BillSeriesRow = {
  financial_year: number;
  first: number;
  last: number;
  total: number;
  cancelled: number;
};

/** The numbers of the bills of the days. One that was cancelled in a later month was a document. */
export async function billSeries(tx: Tx, range: Between): Promise<BillSeriesRow[]> {
  const month = (column: string) => sql`left(${clinicDayOf(column, range)}, 7)`;
  const { rows } = await sql<BillSeriesRow>`
    SELECT financial_year, min(number) AS first, max(number) AS last, count(*)::int AS total,
      count(*) FILTER (WHERE status = 'cancelled' AND NOT EXISTS (SELECT FROM bill_credits AS credit
        WHERE credit.clinic_id = bills.clinic_id AND credit.bill_id = bills.id
          AND credit.kind = 'cancellation'
          AND ${month('credit.created_at')} > ${month('bills.created_at')}))::int AS cancelled
    FROM bills WHERE ${between('bills.created_at', range)}
    GROUP BY financial_year ORDER BY financial_year`.execute(tx);
  return rows;
}

export type NoteRow = {
  id: string;
  bill_id: string;
  day: string;
  financial_year: number;
  number: number;
  bill_year: number;
  bill_number: number;
  bill_day: string;
};

/**
 * The credit notes of the days, all or those of one bill: returns, and any other credit in a later
 * month than its bill. They count from the first of April, whatever is asked for.
 */
export async function creditNotes(tx: Tx, { billId, ...range }: DaysOrBill): Promise<NoteRow[]> {
  const startDate = `${financialYear(range.startDate)}-04-01`;
  const day = clinicDayOf('credit.created_at', range);
  const billDay = clinicDayOf('bills.created_at', range);
  const { rows } = await sql<NoteRow>`
    WITH note AS (
      SELECT credit.id, credit.bill_id, ${day} AS day, bills.financial_year AS bill_year,
        bills.number AS bill_number, ${billDay} AS bill_day, credit.created_at,
        extract(year FROM ${day}::date - interval '3 months')::int AS financial_year
      FROM bill_credits AS credit
      JOIN bills ON bills.clinic_id = credit.clinic_id AND bills.id = credit.bill_id
      WHERE ${between('credit.created_at', { ...range, startDate })}
        AND (credit.kind = 'return' OR left(${day}, 7) > left(${billDay}, 7))),
    numbered AS (SELECT note.*, row_number() OVER
      (PARTITION BY financial_year ORDER BY created_at, id)::int AS number FROM note)
    SELECT id, bill_id, day, financial_year, number, bill_year, bill_number, bill_day FROM numbered
    WHERE day >= ${range.startDate}
      AND ${billId === undefined ? sql`true` : sql`bill_id = ${billId}`}
    ORDER BY financial_year, number`.execute(tx);
  return rows;
}
