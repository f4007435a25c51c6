import { ACCOUNT_MESSAGES as M } from '#contract/auth/account.messages.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { forgetFactor } from '../second-factor/index.ts';

/**
 * Switches off the second factor of somebody who has lost phone and codes, and ends their sessions. The
 * person sees by whom. One's own is switched off with the password instead (409). `clinicId` limits it to that clinic's people (404); refuses when it is off (409).
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
  await scope.audit('reset-second-factor', { type: 'user', id: userId });
  return { message: M.reset };
}
