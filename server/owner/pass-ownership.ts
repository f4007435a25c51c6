import { OWNER_MESSAGES as M } from '#contract/owner/owner.messages.ts';
import { conflict } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { lockOwner, nextOwner, writeOwner } from './owner.store.ts';

/**
 * Before an admin's account stops being an active admin's: when they own the clinic, the other active
 * admin who came first owns it from now on. Refuses (409) when there is none. For a superadmin's
 * verbs, in a transaction of the whole system.
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

/** A new admin owns a clinic that has no owner. */
export async function ownUnowned(
  scope: Scope,
  { clinicId, adminId }: { clinicId: string; adminId: string },
): Promise<void> {
  const { tx } = scope;
  if ((await lockOwner(tx, clinicId)) !== null) return;
  await writeOwner(tx, clinicId, adminId);
  scope.personChanged(adminId);
}
