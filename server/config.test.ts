import { describe, expect, it } from 'vitest';
import { keyText, newKey } from './backup/index.ts';
import { readConfig } from './config.ts';

const KEY = keyText(newKey());

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: `${process.cwd()}/data`,
      databaseUrl: undefined,
      superadmin: undefined,
      payment: { name: 'sandbox' },
      trustProxy: false,
      logLevel: 'info',
    });
  });

  it.each([
    [{}, { folder: `${process.cwd()}/data/backups`, kept: 14 }],
    [
      { DATA_DIR: '/srv/clinic', BACKUPS_KEPT: '3' },
      { folder: '/srv/clinic/backups', kept: 3 },
    ],
    [{ BACKUPS_KEPT: '0' }, { folder: `${process.cwd()}/data/backups`, kept: 0 }],
    [{ DATABASE_URL: 'postgres://db/clinic' }, undefined],
    [
      { DATABASE_URL: 'postgres://db/clinic', BACKUP_DIR: '/b', BACKUP_KEY: KEY },
      { folder: '/b', kept: 14 },
    ],
    [
      { BACKUP_COPY_DIR: '/media/usb' },
      { folder: `${process.cwd()}/data/backups`, kept: 14, copyFolder: '/media/usb' },
    ],
  ])('%j sets the nightly backup to %j', (env, backups) => {
    expect(readConfig(env).backups).toEqual(backups);
  });

  const keys = {
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'whsec',
  };
  const production = { NODE_ENV: 'production' };

  it.each([
    [{}, 'sandbox'],
    [{ NODE_ENV: 'development' }, 'sandbox'],
    [production, 'none'],
    [{ HOST: '0.0.0.0' }, 'none'],
    [{ HOST: '192.168.1.5' }, 'none'],
    [{ HOST: 'clinic.lan' }, 'none'],
    [{ HOST: '127.0.0.2' }, 'sandbox'],
    [{ HOST: 'localhost' }, 'sandbox'],
    [{ HOST: '::1' }, 'sandbox'],
    [{ TRUST_PROXY: 'true' }, 'none'],
    [{ PUBLIC_URL: 'https://clinic.example' }, 'none'],
    [{ HOST: '0.0.0.0', PAYMENT_SANDBOX: 'true' }, 'sandbox'],
    [{ ...production, PAYMENT_SANDBOX: 'true' }, 'sandbox'],
    [{ PAYMENT_SANDBOX: 'false' }, 'none'],
    [keys, 'razorpay'],
    [{ ...keys, ...production }, 'razorpay'],
    [{ ...keys, PAYMENT_SANDBOX: 'true' }, 'razorpay'],
  ])('selects the payment provider for %j: %s', (env, name) => {
    expect(readConfig(env).payment.name).toBe(name);
  });

  it.each([
    [{}, { reachable: false, because: undefined, registration: 'open', publicUrl: undefined }],
    [{ HOST: '0.0.0.0' }, { reachable: true, because: 'HOST=0.0.0.0', registration: 'invited' }],
    [{ TRUST_PROXY: 'true' }, { because: 'TRUST_PROXY', registration: 'invited' }],
    [
      { PUBLIC_URL: 'https://clinic.example/', REGISTRATION: 'open' },
      { because: 'PUBLIC_URL', registration: 'open', publicUrl: 'https://clinic.example' },
    ],
    [production, { because: 'NODE_ENV=production', registration: 'invited' }],
    [{ REGISTRATION: 'invited' }, { reachable: false, registration: 'invited' }],
  ])('derives the doors for %j: %j', (env, doors) => {
    expect(readConfig(env).doors).toMatchObject(doors);
  });

  it('calls Razorpay at its own address or the configured one', () => {
    expect(readConfig(keys).payment).toMatchObject({ baseUrl: 'https://api.razorpay.com' });
    const elsewhere = { ...keys, RAZORPAY_BASE_URL: 'http://127.0.0.1:9/' };
    expect(readConfig(elsewhere).payment).toMatchObject({ baseUrl: 'http://127.0.0.1:9' });
  });

  it('requires all three Razorpay keys or none', () => {
    for (const left of Object.keys(keys)) {
      expect(() => readConfig({ ...keys, [left]: '' })).toThrow(
        /RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET go together/,
      );
    }
  });

  it('uses the direct connection for sessions when a pooler is configured', () => {
    const [pooled, direct] = ['postgres://pooler/clinic', 'postgres://db/clinic'];
    const alone = { databaseUrl: pooled, directDatabaseUrl: pooled, preparesStatements: true };
    expect(readConfig({ DATABASE_URL: pooled })).toMatchObject(alone);
    const env = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct, PREPARED_STATEMENTS: 'false' };
    const both = { databaseUrl: pooled, directDatabaseUrl: direct, preparesStatements: false };
    expect(readConfig(env)).toMatchObject(both);
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', HOST: '' })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
    });
  });

  it.each([
    [{ PORT: 'abc' }, 'The variable PORT is wrong: must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'The variable PORT is wrong: must be a whole number from 0 to 65535.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'The variable DATABASE_URL is wrong: must begin with postgres://.',
    ],
    [
      { SUPERADMIN_EMAIL: 'root', SUPERADMIN_PASSWORD: 'secret-1' },
      'The variable SUPERADMIN_EMAIL is wrong: must be an email address.',
    ],
    [
      { SUPERADMIN_EMAIL: 'a@b.co', SUPERADMIN_PASSWORD: '12345' },
      'The variable SUPERADMIN_PASSWORD is wrong: must have at least 6 characters.',
    ],
    [
      { SUPERADMIN_EMAIL: 'a@b.co' },
      'SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD go together: set both or none.',
    ],
    [{ BACKUPS_KEPT: '-1' }, 'The variable BACKUPS_KEPT is wrong'],
    [{ BACKUP_KEY: 'ABCD' }, 'The variable BACKUP_KEY is wrong: a backup key has nine groups'],
    [{ DATABASE_URL: 'postgres://db/clinic', BACKUP_DIR: '/b' }, 'goes with BACKUP_KEY'],
    [{ DATABASE_URL: 'postgres://db/clinic', BACKUP_COPY_DIR: '/c' }, 'goes with BACKUP_DIR'],
    [
      { DATABASE_DIRECT_URL: 'postgres://db/clinic' },
      'DATABASE_DIRECT_URL goes with DATABASE_URL: set both or neither.',
    ],
    [{ TRUST_PROXY: 'yes' }, 'The variable TRUST_PROXY is wrong: must be true or false.'],
  ])('refuses %j with a single line', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
