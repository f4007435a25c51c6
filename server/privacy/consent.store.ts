import { DEFAULT_NOTICES, PURPOSES, type Purpose } from '#contract/privacy/consent.messages.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import type { ClinicScope } from '../platform/scope.ts';

/** The newest notice of each purpose. Without one of the clinic, the built-in text as version 0. */
export async function newestNotices(tx: Tx) {
  const kept = await tx
    .selectFrom('consent_notices')
    .distinctOn('purpose')
    .select(['purpose', 'version', 'text'])
    .orderBy('purpose')
    .orderBy('version', 'desc')
    .execute();
  return PURPOSES.map(
    (purpose) =>
      kept.find((notice) => notice.purpose === purpose) ?? {
        purpose,
        version: 0,
        text: DEFAULT_NOTICES[purpose],
      },
  );
}

/** Adds a version. Returns undefined when another version was added meanwhile. */
export function insertNotice(
  scope: ClinicScope,
  notice: { purpose: Purpose; version: number; text: string },
) {
  const { tx, actor, now } = scope;
  return tx
    .insertInto('consent_notices')
    .values({
      clinic_id: actor.clinicId,
      id: scope.newId(),
      ...notice,
      made_at: now,
      made_by: actor.id,
    })
    .onConflict((conflict) => conflict.columns(['clinic_id', 'purpose', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst();
}

/**
 * The version shown to patients now. Stores the built-in text as the clinic's first version if
 * needed.
 */
export async function shownVersion(scope: ClinicScope, purpose: Purpose): Promise<number> {
  const notices = await newestNotices(scope.tx);
  const newest = notices.find((notice) => notice.purpose === purpose)?.version ?? 0;
  if (newest > 0) return newest;
  await insertNotice(scope, { purpose, version: 1, text: DEFAULT_NOTICES[purpose] });
  return 1;
}

function consents(tx: Tx, patientId: string) {
  return tx
    .selectFrom('patient_consents as consent')
    .leftJoin('users as giver', 'giver.id', 'consent.given_by')
    .leftJoin('users as taker', 'taker.id', 'consent.withdrawn_by')
    .where('consent.patient_id', '=', patientId)
    .where('undone_at', 'is', null)
    .select(['consent.id', 'purpose', 'notice_version', 'given_at', 'withdrawn_at'])
    .select('consent.given_by as giver_id')
    .select(['giver.name as given_by', 'taker.name as withdrawn_by'])
    .orderBy('consent.noted_at', 'desc')
    .orderBy('consent.id', 'desc');
}

/** All consents and withdrawals of a patient, newest first. */
export const findConsents = (tx: Tx, patientId: string) => consents(tx, patientId).execute();

/** The patient's latest consent or withdrawal for a purpose. */
export function findConsent(tx: Tx, patientId: string, purpose: Purpose) {
  return consents(tx, patientId).where('purpose', '=', purpose).limit(1).executeTakeFirst();
}

/** Whether the patient of a visit has withdrawn the consent to a purpose. */
export async function hasWithdrawn(
  tx: Tx,
  { visitId, purpose }: { visitId: string; purpose: Purpose },
): Promise<boolean> {
  const visit = await tx
    .selectFrom('visits')
    .where('id', '=', visitId)
    .select('patient_id')
    .executeTakeFirst();
  const consent = visit && (await findConsent(tx, visit.patient_id, purpose));
  return Boolean(consent?.withdrawn_at);
}
