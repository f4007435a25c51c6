import { may } from '#contract/kernel/roles.ts';
import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { readClosing } from '../addenda/index.ts';
import { visitLabOrders } from '../lab/index.ts';
import { visitPharmacyOrders } from '../pharmacy/index.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import {
  findDoctorOf,
  findSheet,
  findVisit,
  listDiagnosesOf,
  listHeldRows,
} from './visit-sheet.store.ts';

/** Reads what a visit orders and prints. Throws 404 for an unknown visit. */
export async function readVisitSheet(scope: ClinicScope, visitId: string): Promise<VisitSheet> {
  const { tx, actor } = scope;
  const visit = await findVisit(tx, visitId);
  if (!visit) throw notFound();
  const sheet = await findSheet(tx, visitId);
  return {
    visitId,
    patientId: visit.patient_id,
    doctor: await findDoctorOf(tx, visitId),
    version: sheet?.version ?? 0,
    updatedAt: sheet?.updated_at.toISOString() ?? null,
    updatedBy: sheet?.updater_name ?? null,
    closed: (await readClosing(scope, visitId)).closed,
    diagnoses: sheet ? await listDiagnosesOf(tx, visitId) : [],
    advice: sheet?.advice ?? '',
    outsideTests: sheet?.outside_tests ?? '',
    followUpOn: sheet?.follow_up_on ?? null,
    held: sheet ? await listHeldRows(tx, visitId) : [],
    // Each with its prices and payments, for people who may see them.
    pharmacyOrders: may(actor.role, 'prescriptions.view')
      ? await visitPharmacyOrders(scope, visitId)
      : [],
    labOrders: may(actor.role, 'lab.view-orders') ? await visitLabOrders(scope, visitId) : [],
  };
}
