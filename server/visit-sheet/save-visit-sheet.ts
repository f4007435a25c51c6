import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import type { saveVisitSheet as endpoint } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { VISIT_SHEET_MESSAGES as M } from '#contract/visit-sheet/visit-sheet.messages.ts';
import type { SaveSheetBody, VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { conflict, forbidden, invalidField, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { readVisitSheet } from './read-visit-sheet.ts';
import { savePrescription, saveTests } from './save-orders.ts';
import { findVisit, writeDiagnoses, writeHeldRows, writeSheet } from './visit-sheet.store.ts';

/**
 * Saves the given parts of a visit's sheet with its orders, all or nothing. Throws 409 with the
 * current sheet when it is newer than the version that the person saw, 403 for orders that their
 * role may not write, and what the ordinary calls of the orders throw. The visit is locked before
 * its orders, so that two savers cannot block each other.
 */
export async function saveVisitSheet(
  scope: ClinicScope,
  { params: { id }, body }: EndpointRequest<typeof endpoint>,
): Promise<VisitSheet> {
  refuseForRole(scope, body);
  if (!(await findVisit(scope.tx, id, { lock: true }))) throw notFound();
  const before = await readVisitSheet(scope, id);
  if (body.version !== undefined && body.version !== before.version) {
    throw conflict(M.changedMeanwhile, { current: before });
  }
  refusePastFollowUp(scope, before, body);
  await writeParts(scope, before, body);
  for (const prescription of body.prescriptions ?? []) {
    await savePrescription(scope, before, prescription);
  }
  for (const tests of body.tests ?? []) await saveTests(scope, before, tests);
  scope.changed('queue', id);
  return readVisitSheet(scope, id);
}

function refuseForRole({ actor }: ClinicScope, { prescriptions, tests }: SaveSheetBody): void {
  if (prescriptions?.length && !may(actor.role, 'prescriptions.write')) {
    throw forbidden(M.mayNotPrescribe);
  }
  if (tests?.length && !may(actor.role, 'lab.order-tests')) throw forbidden(M.mayNotOrderTests);
}

function refusePastFollowUp(scope: ClinicScope, before: VisitSheet, body: SaveSheetBody): void {
  const { followUpOn } = body;
  if (!followUpOn || followUpOn === before.followUpOn || followUpOn >= scope.today) return;
  throw invalidField('followUpOn', M.followUpInPast);
}

/** Writes the sheet's own parts, with its next version. */
async function writeParts(scope: ClinicScope, before: VisitSheet, body: SaveSheetBody) {
  const { tx, actor, now } = scope;
  const { visitId } = before;
  const { advice = before.advice, followUpOn = before.followUpOn, diagnoses, held } = body;
  const noted = { clinicId: actor.clinicId, visitId, at: now, by: actor.id };
  await writeSheet(tx, { ...noted, version: before.version + 1, advice, followUpOn });
  if (diagnoses) await writeDiagnoses(tx, noted, diagnoses);
  if (held) await writeHeldRows(tx, noted, held);
  const { version, prescriptions, tests, ...own } = body;
  if (Object.keys(own).length === 0) return;
  await scope.audit('save-visit-sheet', { type: 'visit', id: visitId }, own);
}
