import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../app.ts';
import { type StartedServices, startServices } from '../start-services.ts';
import type { TestApp } from './build-app.ts';
import { loginsOf } from './cluster.ts';

export type SecondServer = { readonly app: FastifyInstance; readonly started: StartedServices };

/** Starts another server on the same database, for the tests of one file. */
export function startSecondServer(first: TestApp): SecondServer {
  let app: FastifyInstance | undefined;
  let started: StartedServices | undefined;
  beforeAll(async () => {
    const { connection, clock } = first;
    started = await startServices({ ...loginsOf(connection), clock, onDatabaseError: () => {} });
    app = await buildApp({ services: started.services, logger: pino({ level: 'silent' }) });
    await app.ready();
  });
  afterAll(async () => {
    await app?.close();
    await started?.close();
  });
  return {
    get app() {
      return app!;
    },
    get started() {
      return started!;
    },
  };
}
