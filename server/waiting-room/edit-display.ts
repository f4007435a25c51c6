import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { Display } from '#contract/waiting-room/display.ts';
import type {
  addDisplay as add,
  editDisplay as edit,
} from '#contract/waiting-room/waiting-room.endpoints.ts';
import { WAITING_ROOM_MESSAGES as M } from '#contract/waiting-room/waiting-room.messages.ts';
import { changedFields, isEmpty } from '../platform/changed-fields.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import {
  listDisplayRows,
  lockClinic,
  lockDisplay,
  newCode,
  presentDisplay,
} from './waiting-room.store.ts';

/** Includes revoked displays, so that the table stays small. */
const MOST_DISPLAYS = 20;

/** Adds a display with a new address. Throws 409 beyond 20 displays. */
export async function addDisplay(
  scope: ClinicScope,
  { body: { name, voice = 'english' } }: EndpointRequest<typeof add>,
): Promise<Display> {
  const { tx, actor, now } = scope;
  await lockClinic(tx, actor.clinicId);
  if ((await listDisplayRows(tx)).length >= MOST_DISPLAYS) throw conflict(M.tooManyDisplays);
  const row = { id: scope.newId(), name, code: newCode(), voice, shows_names: false };
  await tx
    .insertInto('displays')
    .values({ ...row, clinic_id: actor.clinicId, created_at: now })
    .execute();
  await scope.audit('add-display', { type: 'display', id: row.id }, { name, voice });
  scope.changed('waiting-room', row.id);
  return presentDisplay({ ...row, revoked_at: null });
}

/** Edits a display; a revoked one gets its old address back when it is restored. Throws 404. */
export async function editDisplay(
  scope: ClinicScope,
  { params: { id }, body }: EndpointRequest<typeof edit>,
): Promise<Display> {
  const { tx, now } = scope;
  const before = await lockDisplay(tx, id);
  if (!before) throw notFound();
  const { name = before.name, voice = before.voice, showsNames = before.shows_names } = body;
  const isRevoked = body.revoked ?? before.revoked_at !== null;
  const values = {
    name,
    voice,
    shows_names: showsNames,
    revoked_at: isRevoked ? (before.revoked_at ?? now) : null,
  };
  if (isEmpty(changedFields(before, values))) return presentDisplay(before);
  await tx.updateTable('displays').set(values).where('id', '=', id).execute();
  await scope.audit('edit-display', { type: 'display', id }, body);
  scope.changed('waiting-room', id);
  return presentDisplay({ ...before, ...values });
}
