import { OWNER_MESSAGES as M } from '#contract/owner/owner.messages.ts';
import { conflict } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { lockOwner, nextOwner, writeOwner } from './owner.store.ts';

/**
 * Passes the ownership of a clinic on before its owner stops being an active admin: to the first of
 * the other active admins. Throws 409 when there is none. For a superadmin's actions, in a system
 * transaction.
 */
export async function passOwnership(
  scope: Scope,
  { clinicId, from }: { clinicId: string; from: string },
): Promise<void> {
  const { tx } = scope;
  if ((await lockOwner(tx, clinicId)) !== from) return;
  const next = await nextOwner(tx, clinicId, from);
  if (next === undefined) throw conflict(M.lastAdmin);
  await writeOwner(tx, clinicId, next);
  scope.personChanged(next);
  scope.actsIn(clinicId);
  await scope.audit(
    'pass-ownership',
    { type: 'clinic', id: clinicId },
    { owner_id: { from, to: next } },
  );
}

/** Makes a new admin the owner of a clinic without one. */
export async function ownUnowned(
  scope: Scope,
  { clinicId, adminId }: { clinicId: string; adminId: string },
): Promise<void> {
  const { tx } = scope;
  if ((await lockOwner(tx, clinicId)) !== null) return;
  await writeOwner(tx, clinicId, adminId);
  scope.personChanged(adminId);
}
