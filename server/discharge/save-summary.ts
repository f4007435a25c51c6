import type { saveDischargeSummary as endpoint } from '#contract/discharge/discharge.endpoints.ts';
import { DISCHARGE_MESSAGES as M } from '#contract/discharge/discharge.messages.ts';
import {
  type DischargeSummary,
  SUMMARY_PARTS,
  type SummaryContent,
} from '#contract/discharge/discharge-summary.ts';
import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { readStay } from '../admissions/index.ts';
import { conflict } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { contentOf, readSummary } from './read-summary.ts';
import { findSummary, lockStayOf, writeSummary } from './summary.store.ts';

const EMPTY: SummaryContent = {
  ...{ diagnosis: '', treatment: '', condition: '', medicines: '', advice: '' },
  followUpOn: null,
};

function isSame(one: SummaryContent, other: SummaryContent): boolean {
  return (
    one.followUpOn === other.followUpOn && SUMMARY_PARTS.every((part) => one[part] === other[part])
  );
}

/**
 * Saves the whole summary of a stay; the same content again changes nothing. Throws 404 for an unknown or undone stay, and 409 with the
 * current summary when it is newer than the given version.
 */
export async function saveSummary(
  scope: ClinicScope,
  { params: { id: stayId }, body: { version, content } }: EndpointRequest<typeof endpoint>,
): Promise<DischargeSummary> {
  const { tx, actor, now } = scope;
  const { patient_id: patientId } = await readStay(scope, stayId);
  await lockStayOf(tx, stayId);
  const before = await findSummary(tx, stayId);
  if ((before?.version ?? 0) !== version) {
    throw conflict(M.changedMeanwhile, { current: await readSummary(scope, stayId) });
  }
  if (isSame(content, before ? contentOf(before) : EMPTY)) return readSummary(scope, stayId);
  const write = { clinicId: actor.clinicId, stayId, version: version + 1, content };
  await writeSummary(tx, { ...write, at: now, by: actor.id });
  // The texts stay in the summary's own row.
  await scope.audit(
    'save-discharge-summary',
    { type: 'admission', id: stayId },
    { patientId, version: version + 1 },
  );
  scope.changed('patients', patientId);
  return readSummary(scope, stayId);
}
