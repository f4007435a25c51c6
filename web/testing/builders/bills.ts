import type { Bill, BillDetails, BillPayment } from '#contract/billing/bill.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { anId } from './people.ts';

const MADE = '2026-11-21T04:30:00.000Z';

/** A payment in cash of ₹200. */
export function aPayment(changes: Partial<BillPayment> = {}): BillPayment {
  return {
    id: anId(),
    amount_paid: paise(20_000),
    payment_mode: 'cash',
    payment_date: MADE,
    received_by: 'Asha Rao',
    ...changes,
  };
}

/** A pending bill of ₹500 for a consultation, with changes. */
export function aBill(changes: Partial<Bill> = {}): Bill {
  const patientId = changes.patient_id ?? anId();
  const due = paise(50_000);
  return {
    id: anId(),
    number: '2026-27/000042',
    patient_id: patientId,
    type: 'consultation',
    status: 'pending',
    payment_mode: 'online',
    amount: due,
    createdAt: MADE,
    calculated: { totalDue: due, totalPaid: paise(0), balance: due },
    Patient: {
      id: patientId,
      name: 'Meena Iyer',
      token: 12,
      phone: '98450 12345',
      admission_date: null,
      discharge_date: null,
    },
    related_id: null,
    labOrderId: null,
    queueId: null,
    subtotal: due,
    discount_percentage: 0,
    discount: paise(0),
    items: [
      {
        id: anId(),
        name: 'Consultation Fee',
        type: 'consultation',
        price: due,
        quantity: 1,
        total: due,
        tax_percentage: 0,
        drug_id: null,
        item_id: null,
      },
    ],
    credits: [],
    cancel_reason: null,
    created_by: 'Asha Rao',
    ...changes,
  };
}

/** The bill with its payments, as the API returns it. */
export function billDetails(bill: Bill, payments: BillPayment[] = []): BillDetails {
  return { bill, payments, calculated: bill.calculated };
}

/** The same bill, fully paid. */
export function paidBill(bill: Bill): Bill {
  const { totalDue } = bill.calculated;
  return {
    ...bill,
    status: 'paid',
    calculated: { totalDue, totalPaid: totalDue, balance: paise(0) },
  };
}
