import { describe, expect, it } from 'vitest';
import { clockState, healthAlerts, stillToCome } from './health.rules.ts';
import type { BackupStatus } from './health.ts';

const now = new Date('2026-11-22T04:30:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const well: BackupStatus = {
  nightly: true,
  second_folder: true,
  key_id: 'K7QX-9M3T',
  key_kept_at: null,
  since: ago(1_000),
  backed_up_at: ago(8),
  copied_at: ago(8),
  backup_failure: null,
  copy_failure: null,
};
const alertsOf = (changes: Partial<BackupStatus>) =>
  healthAlerts({ ...well, ...changes }, 'right', now);

describe('alerts for the owner', () => {
  it.each<[Partial<BackupStatus>, string[]]>([
    [{}, []],
    [{ backed_up_at: ago(47), copied_at: ago(47) }, []],
    [{ backed_up_at: ago(49) }, ['backup-old']],
    [{ backed_up_at: null }, ['backup-old']],
    [{ backed_up_at: null, copied_at: null, since: ago(3) }, []],
    [{ copied_at: ago(49) }, ['copy-old']],
    [{ copied_at: null, second_folder: false }, []],
    [{ backup_failure: { at: ago(1), reason: 'full' } }, ['backup-failed']],
    [{ copy_failure: { at: ago(1), reason: 'missing' } }, ['copy-failed']],
    [{ nightly: false, backed_up_at: null }, ['no-backups']],
  ])('%j: %j', (changes, alerts) => {
    expect(alertsOf(changes)).toEqual(alerts);
  });

  it('reports an implausible clock', () => {
    expect(healthAlerts(well, 'behind', now)).toEqual(['clock-behind']);
    expect(healthAlerts(well, 'ahead', now)).toEqual(['clock-ahead']);
  });
});

it.each([
  [0, 'right'],
  [-10, 'right'],
  [-11, 'behind'],
  [365 * 24 * 60, 'right'],
  [365 * 24 * 60 + 1, 'ahead'],
])('a clock %i minutes after the newest record is %s', (minutes, state) => {
  expect(clockState(now, new Date(now.getTime() - minutes * 60_000))).toBe(state);
  expect(clockState(now, undefined)).toBe('right');
});

it.each<[Partial<BackupStatus>, string | undefined]>([
  [{}, undefined],
  [{ backed_up_at: null, copied_at: null }, 'backup'],
  [{ copied_at: null }, 'copy'],
  [{ copied_at: null, second_folder: false }, undefined],
  [{ nightly: false, backed_up_at: null }, undefined],
])('%j: the pending step is %s', (changes, what) => {
  expect(stillToCome({ ...well, ...changes })).toBe(what);
});
