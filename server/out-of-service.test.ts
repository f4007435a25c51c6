import { once } from 'node:events';
import { connect as openSocket } from 'node:net';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { login } from '#contract/auth/auth.endpoints.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { getHealth } from '#contract/system/system.endpoints.ts';
import { buildApp } from './app.ts';
import { startServices } from './start-services.ts';
import { startTestApp } from './testing/build-app.ts';
import { newClinic, type Person } from './testing/builders/clinic.ts';
import { onCluster } from './testing/cluster.ts';

const app = startTestApp();
let admin: Person;
beforeAll(async () => {
  admin = await newClinic(app);
});

describe('an unavailable database', () => {
  it('returns 503 without internal details, and service resumes by itself', async () => {
    const errors: Error[] = [];
    const started = await startServices({
      connection: app.connection,
      onDatabaseError: (error) => errors.push(error),
    });
    const own = await buildApp({ services: started.services, logger: pino({ level: 'silent' }) });
    const health = () => own.inject({ method: getHealth.method, url: getHealth.path });
    try {
      expect((await health()).json()).toEqual({ status: 'ok' });
      const name = String(app.connection.database);
      const admins = { ...app.connection, database: 'postgres' };
      await onCluster(
        admins,
        `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
      );
      const away = await health();
      expect([away.statusCode, away.json()]).toEqual([
        503,
        { message: MESSAGES.unavailable, code: 'unavailable' },
      ]);
      expect(away.headers['retry-after']).toBe('1');
      const refused = await own.inject({
        method: login.method,
        url: login.path,
        payload: { email: 'a@b.co', password: 'x' },
      });
      expect(refused.statusCode).toBe(503);
      await onCluster(admins, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
      expect((await health()).statusCode).toBe(200);
    } finally {
      await onCluster(
        { ...app.connection, database: 'postgres' },
        `ALTER DATABASE ${app.connection.database} ALLOW_CONNECTIONS true`,
      );
      await own.close();
      await started.close();
    }
  });
});

describe('stopping', () => {
  it('finishes running requests', async () => {
    const own = await buildApp({
      services: app.started.services,
      logger: pino({ level: 'silent' }),
    });
    const base = await own.listen({ host: '127.0.0.1', port: 0 });
    const body = JSON.stringify({ name: 'Asked Before The End' });
    const socket = openSocket(Number(new URL(base).port), '127.0.0.1');
    await once(socket, 'connect');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.write(
      `POST ${registerPatient.path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${admin.token}\r\n` +
        `content-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body.slice(0, 5)}`,
    );
    const reading = once(own.server, 'request');
    await reading;
    const closed = own.close();
    socket.write(body.slice(5));
    await once(socket, 'close');
    await closed;
    expect(answer).toMatch(/^HTTP\/1.1 201/);
    const { patients } = await app.ok(listPatients, { query: { search: 'Asked Before' } }, admin);
    expect(patients).toHaveLength(1);
  });
});
