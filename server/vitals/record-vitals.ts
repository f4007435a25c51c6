import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { RecordVitalsBody, VisitVitals } from '#contract/vitals/vital-signs.ts';
import type { recordVitals as endpoint } from '#contract/vitals/vitals.endpoints.ts';
import { VITALS_MESSAGES as M } from '#contract/vitals/vitals.messages.ts';
import { conflict, invalidField, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { readVitals } from './read-vitals.ts';
import { addReadings, findVisit, listReadingIds } from './vitals.store.ts';

/**
 * Adds readings to a visit, all or nothing; readings that it already has are left as they are. The
 * visit is locked, so that one of two corrections of a reading is refused. Throws 404 for an unknown
 * visit, 422 for a correction of an unknown reading, and 409 with the current readings when the
 * reading was corrected meanwhile.
 */
export async function recordVitals(
  scope: ClinicScope,
  { params: { id: visitId }, body }: EndpointRequest<typeof endpoint>,
): Promise<VisitVitals> {
  const { tx, actor, now } = scope;
  const visit = await findVisit(tx, visitId, { lock: true });
  if (!visit) throw notFound();
  const before = await listReadingIds(tx, visitId);
  const added = body.readings.filter(({ id }) => !before.has(id));
  if (added.length === 0) return readVitals(scope, visitId);
  for (const reading of added) await refuseStale(scope, visitId, before, reading);
  await addReadings(
    tx,
    { clinicId: actor.clinicId, visitId, patientId: visit.patient_id, at: now, by: actor.id },
    added,
  );
  await scope.audit('record-vitals', { type: 'visit', id: visitId }, { readings: added });
  scope.changed('vitals', visitId);
  return readVitals(scope, visitId);
}

type Reading = RecordVitalsBody['readings'][number];

async function refuseStale(
  scope: ClinicScope,
  visitId: string,
  before: ReadonlyMap<string, { readonly kind: string; readonly isReplaced: boolean }>,
  { kind, replaces }: Reading,
): Promise<void> {
  if (replaces === null) return;
  const replaced = before.get(replaces);
  if (replaced?.kind !== kind) throw invalidField('replaces', M.unknownReading);
  if (replaced.isReplaced) {
    throw conflict(M.alreadyReplaced, { current: await readVitals(scope, visitId) });
  }
}
