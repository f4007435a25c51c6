import type { Bill, BillDetails, BillPayment, BillSummary } from '#contract/billing/bill.ts';
import { balanceOf, billNumber } from '#contract/billing/bill-total.rules.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { BillLedgerRows, BillRow } from './bill.store.ts';

export function presentBillSummary(row: BillRow): BillSummary {
  const totalDue = paise(row.due_paise);
  const totalPaid = paise(row.paid_paise);
  return {
    id: row.id,
    number: billNumber({ financialYear: row.financial_year, number: row.number }),
    patient_id: row.patient_id,
    type: row.type,
    status: row.status,
    payment_mode: row.payment_mode,
    amount: totalDue,
    createdAt: row.created_at.toISOString(),
    ...(row.waived_as && { waived_as: row.waived_as }),
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

export function presentBill(row: BillRow, { items, credits }: BillLedgerRows): Bill {
  return {
    ...presentBillSummary(row),
    related_id: row.pharmacy_order_id,
    labOrderId: row.lab_order_id,
    queueId: row.visit_id,
    visitToken: row.visit_token,
    subtotal: paise(items.reduce((sum, { total_paise }) => sum + total_paise, 0)),
    discount_percentage: row.discount_basis_points,
    discount: sumOf(credits.filter(({ kind }) => kind === 'discount')),
    items: items.map((item) => ({
      id: item.id,
      name: item.name,
      type: item.type,
      price: paise(item.price_paise),
      quantity: item.quantity,
      total: paise(item.total_paise),
      tax_percentage: item.tax_basis_points,
      drug_id: item.drug_id,
      item_id: item.lab_test_id,
    })),
    credits: credits.map(({ id, kind, amount_paise, note, created_at }) => ({
      id,
      kind,
      amount: paise(amount_paise),
      note,
      at: created_at.toISOString(),
    })),
    cancel_reason: row.cancel_reason,
    ...(row.waived_reason !== null && { waived_reason: row.waived_reason }),
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
    ...(row.is_deposit && { is_deposit: true }),
    ...(row.from_sandbox && { is_sandbox: true }),
  };
}

export function presentBillDetails(row: BillRow, ledger: BillLedgerRows): BillDetails {
  const bill = presentBill(row, ledger);
  return { bill, payments: ledger.payments.map(presentPayment), calculated: bill.calculated };
}
