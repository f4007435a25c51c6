import { listAddenda } from '#contract/addenda/addenda.endpoints.ts';
import { ADDENDA_MESSAGES } from '#contract/addenda/addenda.messages.ts';
import { listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import {
  labReportsError,
  pastComplaintsError,
  patientDetailsFailed,
  pendingLabsError,
} from '#contract/consultation/patient-record.messages.ts';
import { type Endpoint, mayCall } from '#contract/kernel/endpoint.ts';
import { listPatientLabOrders, listPatientLabReports } from '#contract/lab/lab-orders.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { listPastVisits } from '#contract/visit-sheet/repeat/past-visit.endpoints.ts';
import { VISIT_SHEET_MESSAGES as M } from '#contract/visit-sheet/visit-sheet.messages.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { recordItems } from './record-days.rules.ts';

/** A part that failed to load: the catalogue's message, and a retry. */
export type MissingPart = { readonly message: string; readonly retry: () => void };

type Part = { readonly error: ApiError | null; readonly refetch: () => unknown };

function missing({ error, refetch }: Part, said: (error: ApiError) => string): MissingPart[] {
  return error ? [{ message: said(error), retry: () => void refetch() }] : [];
}

/**
 * A patient's record. Each part loads separately, so one failure leaves the rest on the screen (specification 2,
 * section 8). Parts that the role may not read are not requested.
 */
export function usePatientRecord(patientId: string) {
  const { role } = useCurrentUser();
  const input = { params: { id: patientId } };
  const ifAllowed = (part: Endpoint) => ({ live: true, enabled: mayCall(part, role) });
  const patient = useApi(getPatient, input, { live: true });
  const complaints = useApi(listPastComplaints, input, ifAllowed(listPastComplaints));
  const pharmacy = useApi(listPatientPharmacyOrders, input, ifAllowed(listPatientPharmacyOrders));
  const orders = useApi(listPatientLabOrders, input, ifAllowed(listPatientLabOrders));
  const reports = useApi(listPatientLabReports, input, ifAllowed(listPatientLabReports));
  const addenda = useApi(listAddenda, input, ifAllowed(listAddenda));
  const visits = useApi(listPastVisits, input, ifAllowed(listPastVisits));
  const history = [complaints, pharmacy, orders, reports, addenda, visits];
  // The API may answer 404 for a patient without complaints (specification 2, section 7).
  const hasNoComplaints = complaints.error?.status === 404;

  return {
    patient: patient.data,
    patientMissing: missing(patient, ({ status, message }) =>
      patientDetailsFailed(status || message),
    ),
    /** Shown once every part has loaded or failed, so that nothing moves while it is read. */
    items: history.every(({ data, error, isEnabled }) => data !== undefined || error || !isEnabled)
      ? recordItems({
          complaints: complaints.data ?? [],
          pharmacyOrders: pharmacy.data ?? [],
          labOrders: orders.data ?? [],
          labReports: reports.data ?? [],
          addenda: addenda.data ?? [],
          visits: visits.data ?? [],
        })
      : undefined,
    missing: [
      ...(hasNoComplaints ? [] : missing(complaints, (e) => pastComplaintsError(e.message))),
      ...missing(addenda, () => ADDENDA_MESSAGES.loadFailed),
      ...missing(visits, () => M.sheetsLoadFailed),
      ...missing(orders, (e) => pendingLabsError(e.message)),
      ...missing(reports, (e) => labReportsError(e.message)),
    ],
    /** Shown without an alert: the catalogue lets this call fail silently. */
    pharmacyRetry: pharmacy.error && !pharmacy.data ? () => void pharmacy.refetch() : null,
  };
}
