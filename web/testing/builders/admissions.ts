import type { Admission, AdmissionCalculated } from '#contract/admissions/admission.ts';
import type { Bill, BillDetails, BillPayment } from '#contract/billing/bill.ts';
import { type Paise, paise } from '#contract/kernel/numbers/money.ts';
import { anId } from './people.ts';
import { aPatient } from './visits.ts';

const ADMITTED = '2026-11-21T04:30:00.000Z';

/** The cost of a stay: ₹800 at the door and ₹1,200 for each day, less payments. */
export function aCalculation(stay: { days?: number; paid?: number } = {}): AdmissionCalculated {
  const { days = 1, paid = 0 } = stay;
  const totalDue = paise(80_000 + days * 120_000);
  return {
    initialCharges: paise(80_000),
    perDayCharge: paise(120_000),
    daysStayed: days,
    totalDue,
    totalPaid: paise(paid),
    balance: paise(totalDue - paid),
  };
}

/** A running stay of a patient. */
export function anAdmission(changes: Partial<Admission> = {}): Admission {
  return {
    id: anId(),
    patient_id: anId(),
    bill_id: anId(),
    bill_status: 'pending',
    admission_date: ADMITTED,
    discharge_date: null,
    calculated: aCalculation(),
    ...changes,
  };
}

export function aBillPayment(amount: Paise, changes: Partial<BillPayment> = {}): BillPayment {
  return {
    id: anId(),
    amount_paid: amount,
    payment_mode: 'cash',
    payment_date: ADMITTED,
    received_by: 'Asha Rao',
    ...changes,
  };
}

/** The bill of a running stay, as the API returns it. */
export function anAdmissionBill(
  changes: Partial<Bill> = {},
  parts: { calculated?: AdmissionCalculated; payments?: BillPayment[] } = {},
): BillDetails {
  const { calculated = aCalculation(), payments = [] } = parts;
  const { id, name, token, phone } = aPatient();
  const bill: Bill = {
    id: anId(),
    number: '2026-27/14',
    patient_id: id,
    type: 'admission',
    status: 'pending',
    payment_mode: null,
    amount: calculated.totalDue,
    createdAt: ADMITTED,
    calculated,
    Patient: { id, name, token, phone, admission_date: ADMITTED, discharge_date: null },
    related_id: null,
    labOrderId: null,
    queueId: null,
    subtotal: calculated.totalDue,
    discount_percentage: 0,
    discount: paise(0),
    items: [],
    credits: [],
    cancel_reason: null,
    created_by: 'Asha Rao',
    ...changes,
  };
  const { patient_id } = bill;
  const admissionPayments = payments.map((payment) => ({ ...payment, patient_id }));
  return { bill, payments, calculated, admissionPayments };
}
