import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import {
  type Endpoint,
  type EndpointInput,
  type EndpointReply,
  successStatus,
} from '#contract/kernel/endpoint.ts';
import { buildApp } from '../app.ts';
import type { AssistantSettings } from '../platform/assistant-settings.ts';
import type { Clock } from '../platform/clock.ts';
import { type ConnectionOptions, connect } from '../platform/db/connect.ts';
import type { Doors } from '../platform/doors.ts';
import type { PaymentProvider } from '../platform/payment-provider.ts';
import { type StartedServices, startServices } from '../start-services.ts';
import { loginsOf } from './cluster.ts';
import { createTestDatabase } from './database.ts';
import { type RawInput, urlOf } from './url-of.ts';

/** A clock that stands still until a test moves it. */
export type TestClock = Clock & { set(instant: string | Date): void; advance(ms: number): void };

/** Half past eleven in India. No test depends on the day or the hour at which it runs. */
export const START = '2026-11-21T06:00:00.000Z';

export function testClock(start: string | Date = START): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set(instant) {
      now = new Date(instant);
    },
    advance(ms) {
      now = new Date(now.getTime() + ms);
    },
  };
}

export { type RawInput, urlOf } from './url-of.ts';

export type CallOptions = {
  token?: string | undefined;
  headers?: Record<string, string>;
  address?: string;
};

export type TestApp = {
  readonly app: FastifyInstance;
  readonly started: StartedServices;
  readonly clock: TestClock;
  readonly connection: ConnectionOptions;
  /** Calls an endpoint with any wire input, valid or not, and returns the raw response. */
  call(endpoint: Endpoint, input: RawInput, options?: CallOptions): Promise<LightMyRequestResponse>;
  /** Calls an endpoint that must succeed, and returns its decoded reply. */
  ok<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<EndpointReply<E>>;
};

/** The request body on the wire, with its headers. */
async function sent({ file: field }: Endpoint, { body, file }: RawInput) {
  if (!field) return body === undefined ? {} : { payload: body as object };
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.set(name, String(value));
  if (file) form.set(field.field, file);
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

/** Calls endpoints that must succeed, in a test or over HTTP. */
export type Caller = Pick<TestApp, 'ok'>;

/**
 * Starts the server (without a port) on a fresh database for the tests of one file. Uses the
 * payment sandbox unless another provider is given.
 */
export function startTestApp(
  payment?: () => PaymentProvider,
  assistant?: () => AssistantSettings,
  doors?: Doors,
): TestApp {
  const clock = testClock();
  let app: FastifyInstance | undefined;
  let started: StartedServices | undefined;
  let owner: pg.Pool | undefined;
  let database: Awaited<ReturnType<typeof createTestDatabase>> | undefined;

  beforeAll(async () => {
    database = await createTestDatabase();
    const services = await startServices({
      ...loginsOf(database.connection),
      onDatabaseError: () => {},
      clock,
      ...(payment && { payment: payment() }),
      ...(assistant && { assistant: assistant() }),
      ...(doors && { doors }),
    });
    // Tests read and prepare data as the owner, which row security does not limit.
    owner = connect(database.connection, () => {});
    started = { ...services, pool: owner };
    app = await buildApp({ services: started.services, logger: pino({ level: 'silent' }) });
    await app.ready();
  });
  afterAll(async () => {
    await app?.close();
    await started?.close();
    await owner?.end();
    await database?.drop();
  });

  const ready = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The test app starts in beforeAll.');
    return value;
  };
  const testApp: TestApp = {
    get app() {
      return ready(app);
    },
    get started() {
      return ready(started);
    },
    get connection() {
      return ready(database).connection;
    },
    clock,
    async call(endpoint, input, options = {}) {
      const { token, headers = {}, address } = options;
      const { headers: ofBody, ...payload } = await sent(endpoint, input);
      return await ready(app).inject({
        method: endpoint.method,
        url: urlOf(endpoint, input),
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...ofBody, ...headers },
        ...payload,
        ...(address && { remoteAddress: address }),
      });
    },
    async ok(endpoint, input, options) {
      const response = await testApp.call(endpoint, input, options);
      const status = successStatus(endpoint);
      if (response.statusCode !== status) {
        throw new Error(
          `${endpoint.method} ${endpoint.path}: ${response.statusCode} ${response.body}`,
        );
      }
      const schema = endpoint.replies[status];
      // The schema is the endpoint's own, so its parsed output has the reply's type.
      return schema?.parse(response.json()) as EndpointReply<typeof endpoint>;
    },
  };
  return testApp;
}
