import { listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { useApi } from '#web/lib/use-api.ts';

/** What is known of a patient's past, once all of it has come. */
export function usePatientHistory(patientId: string) {
  const input = { params: { id: patientId } };
  const complaints = useApi(listPastComplaints, input, { live: true });
  const pharmacyOrders = useApi(listPatientPharmacyOrders, input, { live: true });
  const parts = [complaints, pharmacyOrders];

  return {
    failed: parts.some(({ data, error }) => !data && error),
    retry: (): void => void Promise.all(parts.map((part) => part.refetch())),
    known:
      complaints.data && pharmacyOrders.data
        ? { complaints: complaints.data, pharmacyOrders: pharmacyOrders.data }
        : undefined,
  };
}
