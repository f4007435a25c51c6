import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type {
  listConsents,
  listNotices,
  saveNotice,
  setConsent,
} from '#contract/privacy/consent.endpoints.ts';
import { CONSENT_MESSAGES as M, PURPOSES } from '#contract/privacy/consent.messages.ts';
import { findPatientRow } from '../patients/index.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import {
  findConsent,
  findConsents,
  insertNotice,
  newestNotices,
  shownVersion,
} from './consent.store.ts';

/** Returns the state of each purpose for a patient. Throws 404 for an unknown patient. */
export async function readConsents(
  { tx }: ClinicScope,
  { params: { id } }: Pick<EndpointRequest<typeof listConsents>, 'params'>,
): Promise<EndpointReply<typeof listConsents>> {
  if (!(await findPatientRow(tx, id))) throw notFound();
  const rows = await findConsents(tx, id);
  return PURPOSES.map((purpose) => {
    const row = rows.find((one) => one.purpose === purpose);
    return {
      purpose,
      given_at: row?.given_at?.toISOString() ?? null,
      given_by: row?.given_by ?? null,
      withdrawn_at: row?.withdrawn_at?.toISOString() ?? null,
      withdrawn_by: row?.withdrawn_by ?? null,
    };
  });
}

type Last = NonNullable<Awaited<ReturnType<typeof findConsent>>>;

/** Reverts the latest entry: a withdrawn consent becomes valid again. */
async function undo(scope: ClinicScope, patientId: string, last: Last): Promise<void> {
  const { tx, actor, now } = scope;
  const { purpose, notice_version, given_at, giver_id: given_by } = last;
  await tx
    .updateTable('patient_consents')
    .set({ undone_at: now, undone_by: actor.id })
    .where('id', '=', last.id)
    .execute();
  if (!last.withdrawn_at || !given_at) return;
  await tx
    .insertInto('patient_consents')
    .values({
      ...{ clinic_id: actor.clinicId, id: scope.newId(), patient_id: patientId },
      ...{ purpose, notice_version, given_at, given_by, noted_at: now },
    })
    .execute();
}

/** Records a consent or a withdrawal. Throws 409 when the state is already the requested one. */
export async function changeConsent(
  scope: ClinicScope,
  { params, body }: EndpointRequest<typeof setConsent>,
): Promise<EndpointReply<typeof setConsent>> {
  const { tx, actor, now } = scope;
  const { id } = params;
  const { purpose, given } = body;
  const patient = await tx
    .selectFrom('patients')
    .where('id', '=', id)
    .select('id')
    // Serializes concurrent changes.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!patient) throw notFound();
  const last = await findConsent(tx, id, purpose);
  const stands = last !== undefined && !last.withdrawn_at;
  if (body.undo) {
    if (!last || given !== stands) throw conflict(M.changedSince);
    await undo(scope, id, last);
    await scope.audit('undo-consent', { type: 'patient', id }, { purpose });
    scope.changed('patients', id);
    return readConsents(scope, { params });
  }
  if (given && stands) throw conflict(M.alreadyGiven);
  if (!given && last?.withdrawn_at) throw conflict(M.alreadyWithdrawn);
  const withdrawn = { withdrawn_at: now, withdrawn_by: actor.id };
  if (stands) {
    await tx.updateTable('patient_consents').set(withdrawn).where('id', '=', last.id).execute();
  } else {
    await tx
      .insertInto('patient_consents')
      .values({
        clinic_id: actor.clinicId,
        id: scope.newId(),
        patient_id: id,
        purpose,
        notice_version: await shownVersion(scope, purpose),
        noted_at: now,
        ...(given ? { given_at: now, given_by: actor.id } : withdrawn),
      })
      .execute();
  }
  const verb = given ? 'give-consent' : 'withdraw-consent';
  await scope.audit(verb, { type: 'patient', id }, { purpose });
  scope.changed('patients', id);
  return readConsents(scope, { params });
}

export const readNotices = ({ tx }: ClinicScope): Promise<EndpointReply<typeof listNotices>> =>
  newestNotices(tx);

/**
 * Adds a version of a notice. Throws 409 when the version that the owner saw is no longer the
 * newest.
 */
export async function addNotice(
  scope: ClinicScope,
  { body: { purpose, text, version } }: EndpointRequest<typeof saveNotice>,
): Promise<EndpointReply<typeof saveNotice>> {
  const notices = await newestNotices(scope.tx);
  const newest = notices.find((notice) => notice.purpose === purpose)?.version;
  const added =
    newest === version && (await insertNotice(scope, { purpose, text, version: version + 1 }));
  if (!added) throw conflict(M.noticeChanged);
  await scope.audit('save-notice', { type: 'clinic', id: scope.actor.clinicId }, { purpose });
  scope.changed('settings', scope.actor.clinicId);
  return newestNotices(scope.tx);
}
