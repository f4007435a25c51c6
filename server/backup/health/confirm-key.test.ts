import { expect, it } from 'vitest';
import {
  confirmBackupKey,
  confirmInstallationKey,
  getClinicHealth,
  getInstallationHealth,
} from '#contract/backup/health.endpoints.ts';
import { HEALTH_MESSAGES as M } from '#contract/backup/health.messages.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic } from '../../testing/builders/clinic.ts';
import { newSuperadmin } from '../../testing/builders/superadmin.ts';
import { putBackupPlan } from './status.store.ts';

const app = startTestApp();

const useKey = (key_id: string) =>
  app.started.services.database.inSystem((tx) =>
    putBackupPlan(tx, { now: app.clock.now(), nightly: true, second_folder: false, key_id }),
  );
const audited = () =>
  app.started.services.database.inSystem(async (tx) => {
    const verb = 'confirm-backup-key';
    const ofClinics = tx.selectFrom('audit_log').where('verb', '=', verb).select('user_id');
    const ofSystem = tx.selectFrom('system_audit_log').where('verb', '=', verb).select('user_id');
    return (await ofClinics.unionAll(ofSystem).execute()).map(({ user_id }) => user_id);
  });

it('the only clinic’s owner, or else a superadmin, confirms the key on paper; a new key asks again', async () => {
  await useKey('AAAA-1111');
  const owner = await newClinic(app);
  const first = await app.ok(getClinicHealth, {}, owner);
  expect([first.may_confirm_key, first.backups.key_kept_at]).toEqual([true, null]);
  const other = await app.call(confirmBackupKey, { body: { key: 'BBBB-2222' } }, owner);
  expect([other.statusCode, other.json().message]).toEqual([409, M.otherKey]);
  const body = { key: 'AAAA-1111' };
  const kept = await app.ok(confirmBackupKey, { body }, owner);
  expect(kept.backups.key_kept_at).toBe(app.clock.now().toISOString());
  expect(await audited()).toEqual([owner.user.id]);

  await useKey('BBBB-2222');
  expect((await app.ok(getClinicHealth, {}, owner)).backups.key_kept_at).toBeNull();

  await newClinic(app);
  const second = await app.ok(getClinicHealth, {}, owner);
  expect(second.may_confirm_key).toBe(false);
  const now = { body: { key: 'BBBB-2222' } };
  const refused = await app.call(confirmBackupKey, now, owner);
  expect([refused.statusCode, refused.json().message]).toEqual([409, M.keyByOperator]);
  const superadmin = await newSuperadmin(app);
  expect((await app.ok(getInstallationHealth, {}, superadmin)).may_confirm_key).toBe(true);
  const all = await app.ok(confirmInstallationKey, now, superadmin);
  expect(all.backups.key_kept_at).toBe(app.clock.now().toISOString());
  expect(await audited()).toContain(superadmin.user.id);
});
