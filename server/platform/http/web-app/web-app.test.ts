import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scratchFolder } from '../../../testing/scratch-folder.ts';
import { serveWebApp } from './web-app.ts';

const PAGE = '<!doctype html><title>OpenOPD</title>';
let folder: string;
let app: FastifyInstance;

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

beforeAll(async () => {
  folder = await scratchFolder('openopd-web-');
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'assets/a1.js'), 'let plain;');
  await writeFile(join(folder, 'assets/a1.js.gz'), gzipSync('let packed;'));
  await writeFile(join(folder, 'assets/.meta.json'), '{}');
  app = fastify();
  await serveWebApp(app, folder);
  app.setErrorHandler((_, __, reply) => reply.code(404).send());
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

it('serves a hashed file for a year, compressed before if the browser takes it', async () => {
  const plain = await get('/assets/a1.js');
  expect(plain.body).toBe('let plain;');
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const packed = await get('/assets/a1.js', { 'accept-encoding': 'gzip' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.rawPayload).toEqual(gzipSync('let packed;'));
  expect((await app.inject({ method: 'HEAD', url: '/assets/a1.js' })).statusCode).toBe(200);
});

it.each(['/', '/index.html', '/dashboard/queue', '/assets/', '/assets'])(
  'serves the page at %s, uncached',
  async (url) => {
    const { body, headers, statusCode } = await get(url, { accept: 'text/html' });
    expect([statusCode, body, headers['cache-control']]).toEqual([200, PAGE, 'no-cache']);
  },
);

it.each(['/assets/A1.js', '/assets/.meta.json', '/assets/b2.js', '/dashboard', '/assets/a1.js/x'])(
  'has no file %s',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

it('serves the files of a build that came after its start', async () => {
  await writeFile(join(folder, 'assets/later.js'), 'let later;');
  expect((await get('/assets/later.js')).body).toBe('let later;');
});
