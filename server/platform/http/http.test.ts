import { Writable } from 'node:stream';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { login } from '#contract/auth/auth.endpoints.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { registerPatient, updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { buildApp } from '../../app.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, type Person } from '../../testing/builders/clinic.ts';

const app = startTestApp();
let admin: Person;
beforeAll(async () => {
  admin = await newClinic(app);
});

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.app.inject({
    method: 'POST',
    url: '/api/patients',
    payload,
    headers: {
      authorization: `Bearer ${admin.token}`,
      'content-type': 'application/json',
      ...headers,
    },
  });

describe('bad requests', () => {
  it.each([
    ['broken JSON', '{"name": ', {}, 400, MESSAGES.invalidJson],
    ['an empty body', '', {}, 400, MESSAGES.invalidJson],
    [
      'a prototype in the JSON',
      '{"__proto__": {"admin": true}, "name": "A"}',
      {},
      400,
      MESSAGES.invalidJson,
    ],
    [
      'another content type',
      '<a/>',
      { 'content-type': 'application/xml' },
      415,
      MESSAGES.unsupportedType,
    ],
    [
      'a body that is too large',
      JSON.stringify({ name: 'A', address: 'x'.repeat(1_100_000) }),
      {},
      413,
      MESSAGES.tooLarge,
    ],
    ['an array', '[]', {}, 400, undefined],
    ['null', 'null', {}, 400, undefined],
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0x22]), {}, 400, undefined],
  ])('with %s return one clear message', async (_name, payload, headers, status, message) => {
    const reply = await post(payload, headers);
    expect(reply.statusCode).toBe(status);
    if (message) expect(reply.json().message).toBe(message);
    expect(Object.keys(reply.json())).not.toContain('stack');
  });

  it('to an unknown path return 404 as JSON', async () => {
    for (const url of ['/api', '/api/nothing', '/api/patients/1/2/3']) {
      const reply = await app.app.inject({ url, headers: { accept: 'text/html' } });
      expect([reply.statusCode, reply.json()]).toEqual([
        404,
        { message: MESSAGES.notFound, code: 'not_found' },
      ]);
    }
  });

  it('with an invalid id return 400 and name the id', async () => {
    const reply = await app.app.inject({
      url: '/api/patients/1%20or%201',
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(reply.json()).toEqual({
      message: 'This is not a valid id.',
      code: 'invalid_input',
      fields: { id: 'This is not a valid id.' },
    });
  });
});

it('a character that cannot be stored is refused and causes no 500', async () => {
  const body = { email: 'a\u0000@a.in', password: 'x' };
  const reply = await app.call(login, { body });
  expect(reply.statusCode).toBe(400);
  const patient = await app.ok(registerPatient, { body: { name: 'Asha' } }, admin);
  const update = { params: { id: patient.id }, body: { ai_response: 'a\u0000b' } };
  expect((await app.call(updatePatient, update, admin)).statusCode).toBe(400);
});

it('a malformed URL is refused like other bad requests', async () => {
  const reply = await app.app.inject({ url: '/api/patients/%ZZ' });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_input']);
  expect(reply.body).not.toContain('%ZZ');
});

it.each([
  ['that cannot be decoded', '/api/patients/%ED%A0%80'],
  ['with a parameter that is too long', `/api/patients/${'x'.repeat(300)}`],
])('the refusal of a URL %s has the same headers as all others', async (_, url) => {
  const { statusCode, headers } = await app.app.inject({ url });
  // With the browser application built, an unmatched URL is an unknown page.
  expect([400, 404]).toContain(statusCode);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

describe('every reply', () => {
  it('has the security headers and its own request id', async () => {
    const replies = await Promise.all([1, 2].map(() => app.app.inject({ url: '/api/health' })));
    expect(replies[0]?.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self';"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(replies[0]?.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const ids = replies.map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(2);
  });

  it('is a 429 with Retry-After beyond the rate of a person', async () => {
    const calls = await Promise.all(
      Array.from({ length: 450 }, () =>
        app.app.inject({ url: '/api/health', remoteAddress: '10.7.7.7' }),
      ),
    );
    const refused = calls.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(20);
    expect(refused[0]?.json()).toEqual({ message: MESSAGES.tooManyTries, code: 'too_many' });
    expect(refused[0]?.headers['retry-after']).toBeDefined();
    const guesses = await Promise.all(
      Array.from({ length: 450 }, () =>
        app.app.inject({
          url: '/api/patients',
          remoteAddress: '10.7.7.8',
          headers: { authorization: `Bearer ${'x'.repeat(43)}` },
        }),
      ),
    );
    expect(guesses.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(20);
  });
});

describe('the request log', () => {
  it('names the endpoint, the status and the user, and contains no patient data', async () => {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const logged = await buildApp({
      services: app.started.services,
      logger: pino({ level: 'debug', base: null }, sink),
    });
    const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
      logged.inject({
        method,
        url,
        ...(payload && { payload }),
        headers: { authorization: `Bearer ${admin.token}` },
      });
    await call('POST', '/api/patients', { name: 'Confidential Person', phone: '9812345678' });
    await call('GET', '/api/patients?search=Confidential');
    await call('POST', '/api/patients', { name: 'Confidential Person', age: 999 });
    for (const email of [
      'confidential@example.org',
      'confidential@example.org',
      admin.user.email,
    ]) {
      const payload = { email, password: 'Confidential' };
      await logged.inject({ method: 'POST', url: '/api/auth/login', payload });
    }
    await call('GET', '/api/users');
    await app.started.services.database.inClinic(admin.user.clinic_id ?? '', async () => {});
    await logged.close();
    const log = lines.join('');
    expect(log).not.toMatch(/confidential|98123/i);
    expect(log).toContain('"route":"/api/patients"');
    expect(log).toContain(`"user":"${admin.user.id}"`);
    expect(lines.map((line) => JSON.parse(line).status)).toEqual([
      201, 200, 400, 401, 401, 401, 403,
    ]);
    // A failed sign-in names the account. An email without an account is logged as a keyed hash.
    const [unknown, again, known] = lines.slice(3, 6).map((line) => JSON.parse(line));
    expect(unknown.unknownEmail).toMatch(/^[\w-]{16}$/);
    expect(again.unknownEmail).toBe(unknown.unknownEmail);
    expect(known).toMatchObject({ route: '/api/auth/login', account: admin.user.id });
    expect(log).not.toContain(admin.user.email);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      route: '/api/users',
      user: admin.user.id,
    });
  });
});
