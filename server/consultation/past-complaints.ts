import type { PastComplaint } from '#contract/consultation/complaint-history.ts';
import { findPatientRow } from '../patients/index.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { listComplaints } from './past-complaint.store.ts';

/** A patient's complaints, newest first. An unknown patient is 404. */
export async function pastComplaints({ tx }: ClinicScope, id: string): Promise<PastComplaint[]> {
  if (!(await findPatientRow(tx, id))) throw notFound();
  return listComplaints(tx, id);
}
