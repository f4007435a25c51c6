import type {
  Bill,
  BillDetails,
  BillPayment,
  BillSummary,
  Seller,
} from '#contract/billing/bill.ts';
import { balanceOf, billNumber } from '#contract/billing/bill-total.rules.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { toFields } from '../platform/db/columns/columns.ts';
import { BILL_COLUMNS, BILL_ITEM_COLUMNS, SUMMARY_COLUMNS } from './bill.columns.ts';
import type { BillRow } from './bill.store.ts';
import type { BillLedgerRows } from './bill-ledger.store.ts';

export function presentBillSummary(row: BillRow): BillSummary {
  const totalDue = paise(row.due_paise);
  const totalPaid = paise(row.paid_paise);
  return {
    ...toFields(SUMMARY_COLUMNS, row),
    number: billNumber({ financialYear: row.financial_year, number: row.number }),
    amount: totalDue,
    createdAt: row.created_at.toISOString(),
    ...(row.waived_as && { waived_as: row.waived_as }),
    ...(row.discount_above_limit && { discount_above_limit: true }),
    calculated: { totalDue, totalPaid, balance: balanceOf({ totalDue, totalPaid }) },
    Patient: {
      id: row.patient_id,
      name: row.patient_name,
      token: row.patient_token,
      phone: row.patient_phone,
      admission_date: row.admitted_at?.toISOString() ?? null,
      discharge_date: row.discharged_at?.toISOString() ?? null,
    },
  };
}

function sumOf(amounts: readonly { amount_paise: number }[]) {
  return paise(amounts.reduce((sum, { amount_paise }) => sum + amount_paise, 0));
}

/** The consultation that a bill follows. */
function followedBy({ follow_up_of: id, followed_year, followed_number: number }: BillRow) {
  if (id === null || followed_year === null || number === null) return undefined;
  return { id, number: billNumber({ financialYear: followed_year, number }) };
}

export function presentBill(row: BillRow, { items, credits }: BillLedgerRows): Bill {
  const followed = followedBy(row);
  return {
    ...presentBillSummary(row),
    ...toFields(BILL_COLUMNS, row),
    visitToken: row.visit_token,
    labToken: row.lab_token,
    subtotal: paise(items.reduce((sum, { total_paise }) => sum + total_paise, 0)),
    discount: sumOf(credits.filter(({ kind }) => kind === 'discount')),
    items: items.map((item) => ({
      ...toFields(BILL_ITEM_COLUMNS, item),
      price: paise(item.price_paise),
      total: paise(item.total_paise),
    })),
    credits: credits.map(({ id, kind, amount_paise, note, created_at, returned }) => ({
      id,
      kind,
      amount: paise(amount_paise),
      note,
      at: created_at.toISOString(),
      ...(returned && { returned }),
    })),
    ...(row.waived_reason !== null && { waived_reason: row.waived_reason }),
    ...(row.discount_reason !== null && { discount_reason: row.discount_reason }),
    ...(followed && { follow_up_of: followed }),
    created_by: row.maker_name,
  };
}

export function presentPayment(row: BillLedgerRows['payments'][number]): BillPayment {
  return {
    id: row.id,
    amount_paid: paise(row.amount_paise),
    payment_mode: row.mode,
    payment_date: row.paid_at.toISOString(),
    received_by: row.taker_name,
    ...(row.reference !== null && { reference: row.reference }),
    ...(row.is_deposit && { is_deposit: true }),
    ...(row.from_sandbox && { is_sandbox: true }),
  };
}

export function presentBillDetails(
  row: BillRow,
  ledger: BillLedgerRows,
  seller: Seller | undefined,
): BillDetails {
  const bill = presentBill(row, ledger);
  const payments = ledger.payments.map(presentPayment);
  return { bill, ...(seller && { seller }), payments, calculated: bill.calculated };
}
