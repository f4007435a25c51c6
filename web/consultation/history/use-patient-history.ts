import { listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import { listPatientLabOrders, listPatientLabReports } from '#contract/lab/lab-orders.endpoints.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';

/** Specification 1 and 2, section 9: what a report found is cut after so many characters. */
const PREVIEW_MAX = 50;

/** What a report found, as far as the history shows it: the rest stands in the report. */
export function previewOf(findings: string): string {
  return findings.length > PREVIEW_MAX ? `${findings.slice(0, PREVIEW_MAX)}...` : findings;
}

/** What is known of a patient's past, once all of it has come. */
export function usePatientHistory(patientId: string) {
  const input = { params: { id: patientId } };
  const complaints = useApi(listPastComplaints, input, { live: true });
  const pharmacyOrders = useApi(listPatientPharmacyOrders, input, { live: true });
  const labOrders = useApi(listPatientLabOrders, input, { live: true });
  const labReports = useApi(listPatientLabReports, input, { live: true });
  const parts = [complaints, pharmacyOrders, labOrders, labReports];

  return {
    failed: parts.some(({ data, error }) => !data && error),
    retry: (): void => void Promise.all(parts.map((part) => part.refetch())),
    known:
      complaints.data && pharmacyOrders.data && labOrders.data && labReports.data
        ? {
            complaints: complaints.data,
            pharmacyOrders: pharmacyOrders.data,
            labOrders: labOrders.data,
            labReports: labReports.data,
          }
        : undefined,
  };
}
