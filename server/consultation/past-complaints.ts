import type { PastComplaint } from '#contract/consultation/complaint-history.ts';
import { findPatientRow } from '../patients/index.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { listComplaints } from './past-complaint.store.ts';

/** Lists a patient's complaints, newest first. Throws 404 for an unknown patient. */
export async function pastComplaints(scope: ClinicScope, id: string): Promise<PastComplaint[]> {
  if (!(await findPatientRow(scope.tx, id))) throw notFound();
  return listComplaints(scope, id);
}
