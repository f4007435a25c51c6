import { ACCOUNT_MESSAGES as M } from '#contract/auth/account.messages.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { forgetFactor } from '../second-factor/index.ts';

/**
 * Disables the second factor of a person who has lost their phone and codes, and ends their
 * sessions. The person sees who did it. Throws 409 for the actor's own account (use the password
 * instead) and when the factor is off. With `clinicId`, throws 404 for people of other clinics.
 */
export async function resetSecondFactor(
  scope: Scope,
  { userId, clinicId }: { userId: string; clinicId?: string },
): Promise<{ message: string }> {
  const { tx, actor, now } = scope;
  if (userId === actor.id) throw conflict(M.resetOwn);
  let query = tx.selectFrom('users').where('id', '=', userId).where('deleted_at', 'is', null);
  if (clinicId !== undefined) query = query.where('clinic_id', '=', clinicId);
  const person = await query.select('clinic_id').forNoKeyUpdate().executeTakeFirst();
  if (!person) throw notFound();
  if (!(await forgetFactor(tx, userId, { at: now, by: actor.id }))) throw conflict(M.notOn);
  await scope.endSessions(userId);
  scope.actsIn(person.clinic_id);
  scope.changed('staff', userId);
  await scope.audit('reset-second-factor', { type: 'user', id: userId });
  return { message: M.reset };
}
