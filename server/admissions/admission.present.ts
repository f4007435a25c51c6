import type {
  Admission,
  AdmissionCalculated,
  AdmissionPayment,
} from '#contract/admissions/admission.ts';
import { accountOf, type StayAccount } from '#contract/admissions/stay.rules.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { AdmissionPaymentRow } from './admission-payment.store.ts';
import type { StayRow } from './stay.store.ts';

/** Converts a row to the input of the charge rules. */
export function stayAccount(row: StayRow): StayAccount {
  return {
    admittedAt: row.admitted_at,
    dischargedAt: row.discharged_at,
    perDayCharge: paise(row.per_day_charge_paise),
    daysCharged: row.days_charged,
    ledgerDue: paise(row.due_paise),
    totalPaid: paise(row.paid_paise),
    isCancelled: row.bill_status === 'cancelled',
  };
}

/** The current amount of a stay, in paise. */
export function calculatedOf(row: StayRow, now: Date): AdmissionCalculated {
  return {
    initialCharges: paise(row.admission_charge_paise + row.other_charges_paise),
    perDayCharge: paise(row.per_day_charge_paise),
    ...accountOf(stayAccount(row), now),
  };
}

export function presentAdmission(row: StayRow, now: Date): Admission {
  return {
    id: row.id,
    patient_id: row.patient_id,
    bill_id: row.bill_id,
    bill_status: row.bill_status,
    admission_date: row.admitted_at.toISOString(),
    discharge_date: row.discharged_at?.toISOString() ?? null,
    reason: row.reason,
    bed: row.bed,
    doctor: row.doctor_id === null ? null : { id: row.doctor_id, name: row.doctor_name ?? '' },
    admitted_by_id: row.created_by,
    calculated: calculatedOf(row, now),
  };
}

export function presentAdmissionPayment(row: AdmissionPaymentRow): AdmissionPayment {
  return {
    id: row.id,
    patient_id: row.patient_id,
    bill_id: row.bill_id,
    amount_paid: paise(row.amount_paise),
    payment_mode: row.mode,
    payment_date: row.paid_at.toISOString(),
    ...(row.is_deposit && { is_deposit: true }),
    ...(row.reference !== null && { reference: row.reference }),
  };
}
