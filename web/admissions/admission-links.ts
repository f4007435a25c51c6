import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { CHOSEN_PATIENT } from '#web/patients/index.ts';

/** Manage Admission with this patient preselected. */
export function manageAdmissionPath(patientId: string): string {
  return `${ADDRESSES.manageAdmission}?${new URLSearchParams({ [CHOSEN_PATIENT]: patientId })}`;
}

/** The discharge summary of a stay. */
export function summaryPath(patientId: string, stayId: string): string {
  return pathTo(ADDRESSES.dischargeSummary, { patientId, stayId });
}

export function admissionBillPath(patientId: string, billId: string): string {
  return pathTo(ADDRESSES.admissionBill, { patientId, billId });
}
