import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { HEARTBEAT_SECONDS } from '#contract/events/events.endpoints.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { Environment } from '../../server/environment.ts';
import { LOGINS } from '../../server/platform/db/database-roles.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8');
const compose = read('compose.yaml');
const proxy = read('nginx/openopd.conf.template');

it('the proxy’s error for an unreachable server has the text and format that the screens expect', () => {
  const [, body = ''] = /return 503 '(.*)';/.exec(proxy) ?? [];
  expect(JSON.parse(body)).toEqual({ message: MESSAGES.unavailable, code: 'unavailable' });
  expect(proxy).toContain('add_header Retry-After 1 always;');
});

it('the proxy’s stream timeout is longer than the heartbeat', () => {
  const [, seconds] = /api\/events \{[^}]*proxy_read_timeout (\d+)s;/.exec(proxy) ?? [];
  expect(Number(seconds)).toBeGreaterThan(2 * HEARTBEAT_SECONDS);
});

it('compose sets only variables that the server reads', () => {
  const [, block = ''] = /x-server:[\s\S]*?environment:\n((?: {4}\w+: .*\n)+)/.exec(compose) ?? [];
  const names = [...block.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name);
  expect(names).toContain('DATABASE_DIRECT_URL');
  expect(names.filter((name) => !(`${name}` in Environment.shape))).toEqual([]);
});

it('requests use their own login, configured in PostgreSQL and the pooler', () => {
  const [, request] = /DATABASE_URL: postgres:\/\/(\w+):/.exec(compose) ?? [];
  const [, system] = /DATABASE_SYSTEM_URL: postgres:\/\/(\w+):/.exec(compose) ?? [];
  expect([request, system]).toEqual([LOGINS.requests, LOGINS.system]);
  const logins = read('postgres/logins.sql');
  expect(logins).toContain(`GRANT openopd_app TO ${request};`);
  expect(logins).toContain(`GRANT openopd_accounts, openopd_system TO ${system};`);
  for (const login of [request, system]) {
    expect(logins).toContain(`CREATE ROLE ${login} LOGIN NOINHERIT PASSWORD`);
    expect(read('pgbouncer/start.sh')).toContain(`${login} "$`);
  }
});

it('compose requires the variables of .env.example and mounts existing files', () => {
  const asked = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  const given = new Set([...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name));
  expect(asked).toEqual(given);
  const mounted = [...compose.matchAll(/- \.\/([\w./-]+):/g)].map(([, file = '']) => file);
  expect(mounted.length).toBeGreaterThan(3);
  expect(mounted.filter((file) => !existsSync(join(DEPLOY, file)))).toEqual([]);
});

it('the proxy reaches each server at a fixed address', () => {
  const asked = [...compose.matchAll(/SERVER_\d: ([\d.]+):3000$/gm)].map(([, address]) => address);
  const given = [...compose.matchAll(/ipv4_address: ([\d.]+)$/gm)].map(([, address]) => address);
  expect(asked).toHaveLength(2);
  expect(given).toEqual(asked);
});

it('the passwords of .env are neither in the repository nor in an image', () => {
  for (const [file, line] of [
    ['.gitignore', '/deploy/.env'],
    ['.dockerignore', 'deploy/.env'],
  ] as const) {
    expect(readFileSync(join(DEPLOY, '..', file), 'utf8').split('\n')).toContain(line);
  }
});

it('an interrupted copy of the primary is restarted and not used as a database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openopd-deploy-'));
  const program = (name: string, text: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\nset -eu\n${text}\n`, { mode: 0o755 });
  const data = join(folder, 'data');
  const start = () =>
    spawnSync('sh', [join(DEPLOY, 'postgres/replica.sh')], {
      env: {
        PATH: `${folder}${delimiter}${process.env.PATH}`,
        PGDATA: data,
        PRIMARY_HOST: 'postgres-1',
        REPLICATION_PASSWORD: 'a1',
      },
      encoding: 'utf8',
    });
  try {
    program('gosu', 'shift; exec "$@"');
    program('chown', '');
    program('docker-entrypoint.sh', 'echo "$1 starts"; ls "$PGDATA"');
    // Simulates a power loss while the first files are copied.
    program('pg_basebackup', 'echo 18 >"$2/PG_VERSION"; kill -9 "$PPID"');
    expect(start().signal).toBe('SIGKILL');
    expect(existsSync(data)).toBe(false);
    program(
      'pg_basebackup',
      'ls -A "$2"; for f in PG_VERSION standby.signal; do echo 18 >"$2/$f"; done',
    );
    const whole = ['PG_VERSION', 'postgresql.auto.conf', 'standby.signal'];
    expect(start().stdout.trim().split('\n')).toEqual(['postgres starts', ...whole]);
    expect(readFileSync(join(data, 'postgresql.auto.conf'), 'utf8')).toContain(
      "synchronous_standby_names = ''",
    );
    program('pg_basebackup', 'exit 1');
    expect(start().stdout).toContain('postgres starts');
    expect(readdirSync(data).sort()).toEqual(whole);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
