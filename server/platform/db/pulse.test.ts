import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { register } from '#contract/auth/auth.endpoints.ts';
import { getHealth } from '#contract/system/system.endpoints.ts';
import { buildApp } from '../../app.ts';
import { type StartedServices, startServices } from '../../start-services.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded/index.ts';
import { PATIENCE } from './pulse.ts';

let dataDir: string;
let postgres: EmbeddedPostgres;
let started: StartedServices;
let app: FastifyInstance;
let frozen: number[] = [];

beforeAll(async () => {
  dataDir = await scratchFolder('openopd-frozen-');
  postgres = await openEmbeddedPostgres({ dataDir, log: () => {} });
  started = await startServices({
    connection: postgres.logins.requests,
    system: postgres.logins.system,
    direct: postgres.connection,
    patience: { everyMs: 50, looks: 10 },
    onDatabaseError: () => {},
  });
  app = await buildApp({ services: started.services, logger: pino({ level: 'silent' }) });
});
afterAll(async () => {
  thaw();
  await app.close();
  await started.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Stops PostgreSQL's processes, as a debugger or a failing disk does: alive but silent. */
async function freeze(): Promise<void> {
  const [first] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(first)]).toString();
  frozen = [Number(first), ...children.trim().split(/\s+/).map(Number)];
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
}

function thaw(): void {
  for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
}

const health = () => app.inject({ method: 'GET', url: getHealth.path });
const registering = (name: string) =>
  app.inject({
    method: 'POST',
    url: register.path,
    payload: {
      clinicName: name,
      userName: name,
      userEmail: `${name.toLowerCase()}@example.org`,
      userPassword: 'a-long-secret-1',
    },
  });

it('a silent database is reported as unavailable, no call piles up, and service resumes by itself', async () => {
  expect((await health()).statusCode).toBe(200);
  await freeze();
  // More calls than connections: some wait for a reply, the others for a connection.
  const calls = [registering('Frozen'), ...Array.from({ length: 40 }, health)];
  const replies = await Promise.all(calls);
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  expect(replies[0]?.headers['retry-after']).toBe('1');
  expect((await registering('Later')).statusCode).toBe(503);
  expect(started.pool.waitingCount).toBe(0);
  thaw();
  await expect.poll(async () => (await health()).statusCode, { timeout: 10_000 }).toBe(200);
  expect((await registering('Thawed')).statusCode).toBe(201);
});

it('a slow statement does not count as silence', async () => {
  const slow = started.pool.query('SELECT pg_sleep(1)');
  expect((await health()).statusCode).toBe(200);
  await expect(slow).resolves.toBeDefined();
});

it('the silence is reported within ten seconds', () => {
  expect((PATIENCE.looks + 2) * PATIENCE.everyMs).toBeLessThan(10_000);
});
