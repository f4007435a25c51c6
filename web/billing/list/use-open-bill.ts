import { useNavigate } from 'react-router';
import type { BillSummary } from '#contract/billing/bill.ts';
import type { BillRequestInput } from '#contract/billing/bill-request.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';

/** Opens a bill to view, pay or print it; a running stay has its own page. */
export function useOpenBill(): (
  bill: Pick<BillSummary, 'id' | 'patient_id' | 'type' | 'status'>,
) => void {
  const navigate = useNavigate();
  return ({ id: billId, patient_id: patientId, type, status }) => {
    if (type === 'admission' && status === 'pending') {
      navigate(pathTo(ADDRESSES.admissionBill, { patientId, billId }));
    } else {
      const state: BillRequestInput = { patientId, billId };
      navigate(ADDRESSES.billing, { state });
    }
  };
}
