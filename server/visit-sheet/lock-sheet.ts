import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { readVisitSheet } from './read-visit-sheet.ts';
import { findVisit, writeSheet } from './visit-sheet.store.ts';

/**
 * Locks a visit and reads its sheet. Lock the visit before any of its orders, as a save of the sheet
 * does: two savers then cannot block each other.
 */
export async function lockSheet(scope: ClinicScope, visitId: string): Promise<VisitSheet> {
  if (!(await findVisit(scope.tx, visitId, { lock: true }))) throw notFound();
  return readVisitSheet(scope, visitId);
}

/** Gives the sheet a new version, because one of its orders has changed. */
export async function renewSheet(scope: ClinicScope, sheet: VisitSheet): Promise<void> {
  const { tx, actor, now } = scope;
  const { visitId, version, advice, outsideTests, followUpOn } = sheet;
  const noted = { clinicId: actor.clinicId, visitId, at: now, by: actor.id };
  await writeSheet(tx, { ...noted, version: version + 1, advice, outsideTests, followUpOn });
  scope.changed('queue', visitId);
}
