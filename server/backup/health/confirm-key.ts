import { HEALTH_MESSAGES as M } from '#contract/backup/health.messages.ts';
import { conflict } from '../../platform/errors.ts';
import type { Scope } from '../../platform/scope.ts';
import { putKeyKept } from './status.store.ts';

/**
 * Keeps that somebody has the key of the backups on paper. Refuses a key that seals nothing now (409).
 * Works in a transaction of the whole system.
 */
export async function confirmKey(scope: Scope, keyId: string): Promise<void> {
  const { tx, actor, now } = scope;
  if (!(await putKeyKept(tx, keyId, now))) throw conflict(M.otherKey);
  await scope.audit('confirm-backup-key', { type: 'user', id: actor.id }, { key_id: keyId });
}
