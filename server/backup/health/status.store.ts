import type { BackupFailure } from '#contract/backup/health.ts';
import type { Tx } from '../../platform/db/scope.ts';

export type BackupStep = 'backup' | 'copy';

/** Says how backups are made from now on. */
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

/** A step went well; `at` is when its newest backup was made or copied. */
export async function putSuccess(tx: Tx, step: BackupStep, at: Date): Promise<void> {
  const set =
    step === 'backup'
      ? { backed_up_at: at, backup_failed_at: null, backup_failure: null }
      : { copied_at: at, copy_failed_at: null, copy_failure: null };
  await tx.updateTable('backup_status').set(set).execute();
}

/** A step failed; that stands until it goes well. */
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

/** How the backups went; undefined before the first start that watches them. */
export async function findBackupStatus(tx: Tx) {
  return await tx.selectFrom('backup_status').selectAll().executeTakeFirst();
}

/** Keeps that the key is on paper; false when the backups have another one now. */
export async function putKeyKept(tx: Tx, keyId: string, at: Date): Promise<boolean> {
  const kept = await tx
    .updateTable('backup_status')
    .set({ key_kept_id: keyId, key_kept_at: at })
    .where('key_id', '=', keyId)
    .returning('one')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Whether one clinic has the whole installation to itself. */
export async function isOnlyClinic(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('clinics').select('id').limit(2).execute()).length === 1;
}
