import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: `${process.cwd()}/data`,
      databaseUrl: undefined,
      superadmin: undefined,
      trustProxy: false,
      logLevel: 'info',
    });
  });

  it('takes an empty variable for one that is not set', () => {
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
    [{ TRUST_PROXY: 'yes' }, 'The variable TRUST_PROXY is wrong: must be true or false.'],
  ])('refuses %j in one line', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
