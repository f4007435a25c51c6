import type { BackupFailure } from '#contract/backup/health.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

export type BackupStep = 'backup' | 'copy';

/** Stores how backups are made from now on. */
export async function putBackupPlan(
  tx: Tx,
  plan: { now: Date; nightly: boolean; second_folder: boolean; key_id: string | null },
): Promise<void> {
  const { now, ...settings } = plan;
  await tx
    .insertInto('backup_status')
    .values({ since: now, ...settings })
    .onConflict((conflict) => conflict.column('one').doUpdateSet(settings))
    .execute();
}

/** Records the success of a step. `at` is the time of its newest backup or copy. */
export async function putSuccess(tx: Tx, step: BackupStep, at: Date): Promise<void> {
  const set =
    step === 'backup'
      ? { backed_up_at: at, backup_failed_at: null, backup_failure: null }
      : { copied_at: at, copy_failed_at: null, copy_failure: null };
  await tx.updateTable('backup_status').set(set).execute();
}

/** Records the failure of a step, until it succeeds. */
export async function putFailure(
  tx: Tx,
  step: BackupStep,
  failure: { at: Date; reason: BackupFailure },
): Promise<void> {
  const { at, reason } = failure;
  const set =
    step === 'backup'
      ? { backup_failed_at: at, backup_failure: reason }
      : { copy_failed_at: at, copy_failure: reason };
  await tx.updateTable('backup_status').set(set).execute();
}

/** The status of the backups. Undefined before the first start with monitoring. */
export async function findBackupStatus(tx: Tx) {
  return await tx.selectFrom('backup_status').selectAll().executeTakeFirst();
}

/** Records that the key is kept on paper. Returns false when backups use another key now. */
export async function putKeyKept(tx: Tx, keyId: string, at: Date): Promise<boolean> {
  const kept = await tx
    .updateTable('backup_status')
    .set({ key_kept_id: keyId, key_kept_at: at })
    .where('key_id', '=', keyId)
    .returning('one')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Whether this installation has a single clinic. */
export async function isOnlyClinic(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('clinics').select('id').limit(2).execute()).length === 1;
}
