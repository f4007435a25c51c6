import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { startTestApp } from './testing/build-app.ts';
import { request, say } from './testing/raw-socket.ts';

const app = startTestApp();
const SECRET = 'nobody outside may read this';
let [folder, base] = ['', ''];
let server: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openopd-attack-'));
  await mkdir(join(folder, 'web'));
  await writeFile(join(folder, 'web/index.html'), '<!doctype html><title>OpenOPD</title>');
  for (const name of ['secret.txt', 'web-secret.txt']) await writeFile(join(folder, name), SECRET);
  await writeFile(join(folder, 'web/.hidden'), SECRET);
  server = await buildApp({
    services: app.started.services,
    logger: pino({ level: 'silent' }),
    webFolder: join(folder, 'web'),
  });
  base = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  server?.server.closeAllConnections();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const host = 'host: 127.0.0.1';
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
describe('a URL', () => {
  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '//secret.txt',
    '/../web-secret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/%252e%252e/secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/index.html%00/../../secret.txt',
    '/%00',
    '/.hidden',
    '/.git/config',
    '/.env',
    'file:///etc/passwd',
    'http://127.0.0.1/../secret.txt',
    '/;/secret.txt',
    '*',
    `/${'a/'.repeat(4_000)}`,
    `/?${'x'.repeat(9_000)}`,
  ])('that points outside the folder, %s, reveals no file', async (path) => {
    const answer = await say(base, request(`GET ${path} HTTP/1.1`, [host]));
    expect([200, 400, 403, 404, 414]).toContain(statusOf(answer));
    expect(answer).not.toContain(SECRET);
    expect(answer).not.toContain('root:');
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
  });

  it.each([
    '/api/../api/patients',
    '/api/%70atients',
    '//api/patients',
    '/api/patients/',
    '/API/patients',
  ])('in another notation, %s, does not bypass the sign-in', async (path) => {
    const answer = await say(base, request(`GET ${path} HTTP/1.1`, [host]));
    expect([400, 401, 404]).toContain(statusOf(answer));
  });
});
