import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import type { saveVisitSheet as endpoint } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { VISIT_SHEET_MESSAGES as M } from '#contract/visit-sheet/visit-sheet.messages.ts';
import type { SaveSheetBody, VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { noteClosed } from '../addenda/index.ts';
import { conflict, forbidden, invalidField, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { readVisitSheet } from './read-visit-sheet.ts';
import { savePrescription, saveTests } from './save-orders.ts';
import { findVisit, writeDiagnoses, writeHeldRows, writeSheet } from './visit-sheet.store.ts';

/**
 * Saves the given parts of a visit's sheet with its orders, all or nothing. Throws 409 with the
 * current sheet when it is newer than the version that the person saw or its note is closed, 403 for orders that their
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
  if (!(await writeParts(scope, before, body))) return before;
  for (const prescription of body.prescriptions ?? []) {
    await savePrescription(scope, before, prescription);
  }
  for (const tests of body.tests ?? []) await saveTests(scope, before, tests);
  scope.changed('queue', id);
  return readVisitSheet(scope, id);
}

function refuseForRole({ actor }: ClinicScope, body: SaveSheetBody): void {
  const { prescriptions, tests, outsideTests } = body;
  if (prescriptions?.length && !may(actor.role, 'prescriptions.write')) {
    throw forbidden(M.mayNotPrescribe);
  }
  const ordersTests = Boolean(tests?.length) || outsideTests !== undefined;
  if (ordersTests && !may(actor.role, 'lab.order-tests')) throw forbidden(M.mayNotOrderTests);
}

function refusePastFollowUp(scope: ClinicScope, before: VisitSheet, body: SaveSheetBody): void {
  const { followUpOn } = body;
  if (!followUpOn || followUpOn === before.followUpOn || followUpOn >= scope.today) return;
  throw invalidField('followUpOn', M.followUpInPast);
}

/** The sheet's own parts that a save changes. */
function changedParts(before: VisitSheet, body: SaveSheetBody) {
  const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const { advice = before.advice, followUpOn = before.followUpOn, diagnoses, held } = body;
  const { outsideTests = before.outsideTests } = body;
  return {
    ...(advice !== before.advice && { advice }),
    ...(followUpOn !== before.followUpOn && { followUpOn }),
    ...(outsideTests !== before.outsideTests && { outsideTests }),
    ...(diagnoses && isOther(diagnoses, before.diagnoses) && { diagnoses }),
    ...(held && isOther(held.map(asStored), before.held.map(asStored)) && { held }),
  };
}

/** A held row with its fields in one order, for comparison. */
const asStored = ({ id, kind, typed, item }: VisitSheet['held'][number]) => [
  ...[id, kind, typed],
  item && [
    ...[item.drug_id, item.quantity, item.tabletsPerDay, item.numberOfDays],
    item.daysAssumed ?? false,
    item.directions_to_use,
    item.ai_run_id ?? null,
    item.byHand ?? false,
  ],
];

/**
 * Writes the parts that changed, with the sheet's next version. Saved orders have a new version too,
 * so that two screens cannot create the first order twice.
 */
async function writeParts(
  scope: ClinicScope,
  before: VisitSheet,
  body: SaveSheetBody,
): Promise<boolean> {
  const { tx, actor, now } = scope;
  const { visitId } = before;
  // Orders are given behind a closed note, too.
  const { held, outsideTests, ...written } = changedParts(before, body);
  if (before.closed && Object.keys(written).length > 0) throw noteClosed(before);
  const changed = {
    ...written,
    ...(held && { held }),
    ...(outsideTests !== undefined && { outsideTests }),
  };
  const hasOrders = (body.prescriptions?.length ?? 0) + (body.tests?.length ?? 0) > 0;
  const isChanged = Object.keys(changed).length > 0;
  if (!isChanged && !hasOrders) return false;
  const { advice = before.advice, followUpOn = before.followUpOn, diagnoses } = written;
  const noted = { clinicId: actor.clinicId, visitId, at: now, by: actor.id };
  await writeSheet(tx, {
    ...{ ...noted, version: before.version + 1, advice, followUpOn },
    outsideTests: outsideTests ?? before.outsideTests,
  });
  if (diagnoses) await writeDiagnoses(tx, noted, diagnoses);
  if (held) await writeHeldRows(tx, noted, held);
  if (isChanged) await scope.audit('save-visit-sheet', { type: 'visit', id: visitId }, changed);
  return true;
}
