import type { BillRequestInput } from '#contract/billing/bill-request.ts';
import { inRupees, paise } from '#contract/kernel/numbers/money.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';

/**
 * The billing page's state for an order (specification 2, section 2); prices in rupees. Items returned before billing
 * are not billed.
 */
export function pharmacyBillState(order: PharmacyOrder): BillRequestInput {
  const { id, patient_id, patientName, billId, medications } = order;
  return {
    patientId: patient_id,
    patientName,
    billType: 'pharmacy',
    relatedId: id,
    initialStatus: 'pending',
    initialItems: medications
      .map((line) => ({ ...line, quantity: line.quantity - line.returned_quantity }))
      .filter(({ quantity }) => quantity > 0)
      .map(({ drug_id, name, quantity, price }) => ({
        drug_id,
        name,
        quantity,
        price: inRupees(price),
        total: inRupees(paise(price * quantity)),
        type: 'pharmacy',
      })),
    ...(billId !== null && { billId }),
  };
}
