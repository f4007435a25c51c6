import { billNumber } from '#contract/billing/bill-total.rules.ts';
import type { Due } from '#contract/dues/due.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { DueRow } from './dues.store.ts';

/** An order is named before the visit in which it was written. */
function subjectOf(row: DueRow): Due['subject'] {
  if (row.pharmacy_order_id !== null) return 'pharmacy_order';
  if (row.lab_order_id !== null) return 'lab_order';
  if (row.stay_id !== null) return 'stay';
  return row.visit_id === null ? null : 'visit';
}

export function presentDue(row: DueRow): Due {
  return {
    bill_id: row.id,
    number: billNumber({ financialYear: row.financial_year, number: row.number }),
    type: row.type,
    since: row.created_at.toISOString(),
    total: paise(row.due),
    paid: paise(row.paid),
    balance: paise(row.balance),
    patient: {
      id: row.patient_id,
      name: row.patient_name,
      token: row.patient_token,
      phone: row.patient_phone,
    },
    subject: subjectOf(row),
    day: row.day,
    token_no: row.token_no,
    doctor: row.doctor_name,
    is_running: row.is_running,
  };
}
