import { getClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { getComplaint, listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import { listPatientLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { getQueueEntry } from '#contract/queue/queue.endpoints.ts';
import { invalidate } from '#web/lib/use-api.ts';

/** Reads anew what an action of the assistant may have changed. */
export function refreshChanged(): Promise<void> {
  return invalidate(
    listPatientPharmacyOrders,
    listPatientLabOrders,
    listPastComplaints,
    getComplaint,
    getPatient,
    getQueueEntry,
    getClinicSettings,
  );
}
