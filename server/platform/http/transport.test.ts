import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { buildApp } from '../../app.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, type Person } from '../../testing/builders/clinic.ts';
import { openSocket, request, say } from '../../testing/raw-socket.ts';
import { refuseUnread } from './early-refusals.ts';

const app = startTestApp();
let base = '';
let server: FastifyInstance;
let admin: Person;

beforeAll(async () => {
  server = await buildApp({
    services: app.started.services,
    logger: pino({ level: 'silent' }),
  });
  base = await server.listen({ host: '127.0.0.1', port: 0 });
  admin = await newClinic(app);
});
afterAll(async () => {
  server?.server.closeAllConnections();
  await server?.close();
});

const host = 'host: 127.0.0.1';
const json = 'content-type: application/json';
const signedIn = () => `authorization: Bearer ${admin.token}`;
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n') + 4);
const named = (name: string) => JSON.stringify({ name });

/** The number of patients with this name, which shows whether a smuggled call was executed. */
async function countOf(search: string): Promise<number> {
  const { patients } = await app.ok(listPatients, { query: { search } }, admin);
  return patients.length;
}

describe('an HTTP message', () => {
  const hidden = `POST /api/patients HTTP/1.1\r\n${host}\r\n`;
  const smuggled = (name: string) =>
    `${hidden}${signedIn()}\r\n${json}\r\ncontent-length: ${named(name).length}\r\n\r\n${named(name)}`;

  it.each([
    ['two lengths', ['content-length: 2', 'content-length: 200']],
    ['a length and chunks', ['content-length: 5', 'transfer-encoding: chunked']],
    ['an invalid length', ['content-length: 1e3']],
    ['a negative length', ['content-length: -1']],
    ['an obfuscated transfer encoding', ['transfer-encoding: xchunked']],
    ['a space before the colon', ['content-length : 5']],
    ['a folded header', ['x-a: 1', ' transfer-encoding: chunked']],
    ['a NUL in a header', ['x-a: a\u0000b']],
    ['a header without a name', [': x']],
    ['two hosts', ['host: other.example']],
  ])('with %s is refused and smuggles no second request', async (what, headers) => {
    const name = `Smuggled ${what}`;
    const lines = [host, signedIn(), json, ...headers];
    const answer = await say(
      base,
      request('POST /api/patients HTTP/1.1', lines, `0\r\n\r\n${smuggled(name)}`),
    );
    expect(statusOf(answer)).toBe(400);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(await countOf(name)).toBe(0);
  });

  it('that is not HTTP gets the same refusal as other bad requests', async () => {
    for (const bytes of [
      'hello\r\n\r\n',
      '\u0016\u0003\u0001\u0002',
      'G\u0000T / HTTP/1.1\r\n\r\n',
    ]) {
      const answer = await say(base, bytes);
      expect(statusOf(answer)).toBe(400);
      expect(JSON.parse(bodyOf(answer))).toEqual({
        message: MESSAGES.notHttp,
        code: 'invalid_input',
      });
      expect(answer).toMatch(/x-request-id: [0-9a-f-]{36}/);
    }
  });

  it('that follows a request on the connection is refused with a complete reply of its own', async () => {
    const health = `GET /api/health HTTP/1.1\r\n${host}\r\n\r\n`;
    const socket = await openSocket(base);
    const [first, closed] = [once(socket, 'data'), once(socket, 'close')];
    socket.write(health);
    expect(statusOf(String(await first))).toBe(200);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.write('hello\r\n\r\n');
    await closed;
    expect(statusOf(answer)).toBe(400);
    expect(JSON.parse(bodyOf(answer)).message).toBe(MESSAGES.notHttp);
  });

  it('in the middle of a response closes the connection without writing into that response', async () => {
    const socket = await openSocket(base);
    const closed = once(socket, 'close');
    let answer = '';
    const begun = new Promise<void>((resolve) => {
      socket.on('data', (chunk) => {
        answer += chunk;
        if (answer.includes('\r\n\r\n')) resolve();
      });
    });
    // An event stream, whose response continues until a side closes it.
    socket.write(`GET /api/events HTTP/1.1\r\n${host}\r\n${signedIn()}\r\n\r\n`);
    expect(statusOf(await begun.then(() => answer))).toBe(200);
    socket.write('hello\r\n\r\n');
    await closed;
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(answer).not.toContain(MESSAGES.notHttp);
  });

  it('with endless headers is refused', async () => {
    const answer = await say(
      base,
      request('GET /api/health HTTP/1.1', [host, `x-a: ${'a'.repeat(40_000)}`]),
    );
    expect(statusOf(answer)).toBe(431);
    expect(JSON.parse(bodyOf(answer)).code).toBe('too_large');
    const many = Array.from({ length: 1_500 }, (_, n) => `x${n}: 1`);
    const refused = await say(base, request('GET /api/health HTTP/1.1', [host, ...many]));
    expect(statusOf(refused)).toBe(431);
  });

  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'PURGE', 'OPTIONS'])(
    'with the method %s does nothing',
    async (method) => {
      const target = method === 'CONNECT' ? 'other.example:80' : '/api/patients';
      const answer = await say(base, request(`${method} ${target} HTTP/1.1`, [host, signedIn()]));
      expect(answer === '' || [400, 404, 405, 501].includes(statusOf(answer))).toBe(true);
      expect(answer).not.toContain(admin.token);
    },
  );

  it('cannot override its method by a header or parameter', async () => {
    const { statusCode } = await app.app.inject({
      method: 'POST',
      url: '/api/drugs/all?_method=DELETE',
      headers: { authorization: `Bearer ${admin.token}`, 'x-http-method-override': 'DELETE' },
      payload: { _method: 'DELETE' },
    });
    expect(statusCode).toBe(404);
  });

  it('cannot set its origin address without a proxy', async () => {
    const forged = [
      'host: evil.example',
      'x-forwarded-for: 1.2.3.4',
      'x-forwarded-host: evil.example',
    ];
    const answer = await say(base, request('GET /api/health HTTP/1.1', forged));
    expect(statusOf(answer)).toBe(200);
    expect(answer).not.toContain('evil.example');
    const none = await say(base, request('GET /api/health HTTP/1.1', []));
    expect(statusOf(none)).toBe(400);
  });
});

describe('a body', () => {
  const post = (payload: Buffer | string, headers: Record<string, string>) =>
    server.inject({
      method: registerPatient.method,
      url: registerPatient.path,
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': 'application/json',
        ...headers,
      },
      payload,
    });

  it.each(['gzip', 'deflate', 'br', 'x-gzip', 'zstd'])(
    'compressed with %s is never decompressed',
    async (encoding) => {
      const bomb = gzipSync(Buffer.from(`{"name":"${'a'.repeat(50_000_000)}"}`));
      const before = process.memoryUsage().rss;
      const reply = await post(bomb, { 'content-encoding': encoding });
      expect([400, 415]).toContain(reply.statusCode);
      expect(process.memoryUsage().rss - before).toBeLessThan(40_000_000);
    },
  );

  it('nested a hundred thousand levels deep is refused with 400', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = `${open.repeat(100_000)}1${close.repeat(100_000)}`;
      expect((await post(deep, {})).statusCode).toBe(400);
    }
  });

  it('with prototype keys changes no prototype', async () => {
    await post('{"name":"Proto","constructor":{"prototype":{"isAdmin":true}}}', {});
    await post('{"name":"Proto","__proto__":{"isAdmin":true}}', {});
    expect('isAdmin' in {}).toBe(false);
  });
});

describe('a slow client', () => {
  it('delays no other: 150 partial requests and 150 partial bodies take no transaction', async () => {
    const begun = `POST /api/patients HTTP/1.1\r\n${host}\r\n`;
    const starts = Array.from({ length: 300 }, (_, n) =>
      n % 2 ? begun : `${begun}${signedIn()}\r\n${json}\r\ncontent-length: 900000\r\n\r\n{"name":"`,
    );
    const sockets = await Promise.all(starts.map(() => openSocket(base)));
    for (const [n, socket] of sockets.entries()) socket.write(starts[n] ?? '');
    try {
      const begin = performance.now();
      const health = await fetch(`${base}/api/health`);
      expect(health.status).toBe(200);
      expect(await countOf('Nobody')).toBe(0);
      expect(performance.now() - begin).toBeLessThan(5_000);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });

  it('is disconnected after a timeout', async () => {
    const { requestTimeout, headersTimeout } = server.server;
    expect([requestTimeout, headersTimeout]).toEqual([60_000, 60_000]);
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    const impatient = createServer((socket) => refuseUnread(late, socket)).listen(0, '127.0.0.1');
    await once(impatient, 'listening');
    const { port } = impatient.address() as AddressInfo;
    const answer = await say(`http://127.0.0.1:${port}`, 'GET /');
    expect(statusOf(answer)).toBe(408);
    expect(JSON.parse(bodyOf(answer)).message).toBe(MESSAGES.tooSlow);
    impatient.close();
  });
});
