import { listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import { listPatientLabOrders, listPatientLabReports } from '#contract/lab/lab-orders.endpoints.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { listPastVisits } from '#contract/visit-sheet/repeat/past-visit.endpoints.ts';
import { listPatientVitals } from '#contract/vitals/vitals.endpoints.ts';
import { useAddenda } from '#web/addenda/index.ts';
import { useUnhurriedApi } from '#web/lib/api/use-unhurried-api.ts';

/** Specification 1 and 2, section 9: findings are truncated to this many characters. */
const PREVIEW_MAX = 50;

/** The findings of a report, truncated for the history. */
export function previewOf(findings: string): string {
  return findings.length > PREVIEW_MAX ? `${findings.slice(0, PREVIEW_MAX)}...` : findings;
}

/** A patient's history, once every part has loaded; if wanted, with the sheets and vitals of the visits. */
export function usePatientHistory(patientId: string, { withSheets = false } = {}) {
  const input = { params: { id: patientId } };
  const complaints = useUnhurriedApi(listPastComplaints, input, { live: true });
  const pharmacyOrders = useUnhurriedApi(listPatientPharmacyOrders, input, { live: true });
  const labOrders = useUnhurriedApi(listPatientLabOrders, input, { live: true });
  const labReports = useUnhurriedApi(listPatientLabReports, input, { live: true });
  const addenda = useAddenda(patientId);
  const visits = useUnhurriedApi(listPastVisits, input, { live: true, enabled: withSheets });
  const vitals = useUnhurriedApi(listPatientVitals, input, { live: true, enabled: withSheets });
  const parts = [complaints, pharmacyOrders, labOrders, labReports, addenda];

  return {
    failed: parts.some(({ data, error }) => !data && error),
    retry: (): void => void Promise.all(parts.map((part) => part.refetch())),
    known:
      complaints.data && pharmacyOrders.data && labOrders.data && labReports.data && addenda.data
        ? {
            complaints: complaints.data,
            pharmacyOrders: pharmacyOrders.data,
            labOrders: labOrders.data,
            labReports: labReports.data,
            addenda: addenda.data,
            // Additions, which the history does not wait for.
            visits: visits.data ?? [],
            vitals: vitals.data ?? [],
          }
        : undefined,
  };
}
