import { HEALTH_MESSAGES as M } from '#contract/backup/health.messages.ts';
import { conflict } from '../../platform/errors.ts';
import type { Scope } from '../../platform/scope.ts';
import { putKeyKept } from './status.store.ts';

/**
 * Records that the backup key is kept on paper. Throws 409 for a key that is not the current one.
 * Needs a system transaction.
 */
export async function confirmKey(scope: Scope, keyId: string): Promise<void> {
  const { tx, actor, now } = scope;
  if (!(await putKeyKept(tx, keyId, now))) throw conflict(M.otherKey);
  await scope.audit('confirm-backup-key', { type: 'user', id: actor.id }, { key_id: keyId });
}
