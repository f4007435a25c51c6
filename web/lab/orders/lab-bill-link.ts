import type { BillRequestInput } from '#contract/billing/bill-request.ts';
import { inRupees } from '#contract/kernel/numbers/money.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';

/** The billing page's state for a lab order (specification 2, section 3); prices in rupees. */
export function labBillState(order: LabOrder): BillRequestInput {
  const { id, patient_id, billId, lab_token_number, tests, Patient } = order;
  return {
    patientId: patient_id,
    patientName: Patient.name,
    billType: 'lab',
    labOrderId: id,
    labToken: lab_token_number,
    initialItems: tests.map((test) => ({
      name: test.name,
      price: inRupees(test.price),
      quantity: 1,
      item_id: test.id,
      type: 'lab',
    })),
    ...(billId !== null && { billId }),
  };
}
