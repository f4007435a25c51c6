import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logout } from '#contract/auth/session.endpoints.ts';
import { callNext } from '#contract/queue/queue.endpoints.ts';
import { buildApp } from '../app.ts';
import { startServices } from '../start-services.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newStaff, newVisit, type Person } from '../testing/builders/clinic.ts';
import { openStream, openStreamAt, type TestStream } from '../testing/event-stream.ts';

const app = startTestApp();
let admin: Person;
const streams: TestStream[] = [];

async function listenAs(person: Person, base: string): Promise<TestStream> {
  const stream = await openStream(base, person.token);
  streams.push(stream);
  await stream.next('ready');
  return stream;
}

let base: string;
beforeEach(async () => {
  base = app.app.server.listening ? base : await app.app.listen({ host: '127.0.0.1', port: 0 });
  admin = await newClinic(app);
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});

describe('the live stream', () => {
  it("reports a colleague's change within a second of its reply, without the data", async () => {
    const reception = await newStaff(app, admin, 'receptionist');
    const doctor = await newStaff(app, admin, 'doctor');
    const stream = await listenAs(doctor, base);
    const visit = await newVisit(app, reception, { name: 'Secret Name' });
    const saved = performance.now();
    expect(await stream.next('changed')).toEqual({ topic: 'patients', id: visit.patient_id });
    expect(await stream.next('changed')).toEqual({ topic: 'queue', id: visit.id });
    expect(performance.now() - saved).toBeLessThan(1_000);
  });

  it('reports what changed just before it was opened, when it is asked to', async () => {
    const visit = await newVisit(app, admin);
    await newVisit(app, await newClinic(app));
    const headers = { authorization: `Bearer ${admin.token}` };
    const stream = await openStreamAt(`${base}/api/events?missed_ms=10000`, headers);
    streams.push(stream);
    await stream.next('ready');
    expect(await stream.next('changed')).toEqual({ topic: 'patients', id: visit.patient_id });
    expect(await stream.next('changed')).toEqual({ topic: 'queue', id: visit.id });
    const other = await newVisit(app, admin);
    expect(await stream.next('changed')).toEqual({ topic: 'patients', id: other.patient_id });
  });

  it.each(['-1', '10001', '1.5', 'soon'])('refuses %s milliseconds', async (missed) => {
    const headers = { authorization: `Bearer ${admin.token}` };
    const url = `${base}/api/events?missed_ms=${missed}`;
    expect((await fetch(url, { headers })).status).toBe(400);
  });

  it('reports nothing of another clinic, and no refused change', async () => {
    const stream = await listenAs(admin, base);
    await newVisit(app, await newClinic(app));
    const doctor = await newStaff(app, admin, 'doctor');
    await app.call(callNext, {}, doctor);
    const visit = await newVisit(app, admin);
    const topics = [];
    for (let n = 0; n < 3; n += 1) topics.push(await stream.next('changed'));
    expect(topics).toEqual([
      { topic: 'staff', id: doctor.user.id },
      { topic: 'patients', id: visit.patient_id },
      { topic: 'queue', id: visit.id },
    ]);
  });

  it('delivers events between servers on one database', async () => {
    const started = await startServices({
      connection: app.connection,
      onDatabaseError: () => {},
      clock: app.clock,
    });
    const second = await buildApp({
      services: started.services,
      logger: pino({ level: 'silent' }),
    });
    try {
      const stream = await listenAs(admin, await second.listen({ host: '127.0.0.1', port: 0 }));
      const visit = await newVisit(app, admin);
      expect(await stream.next('changed')).toEqual({ topic: 'patients', id: visit.patient_id });
    } finally {
      await second.close();
      await started.close();
    }
  });

  it('ends with its session, also on other servers', async () => {
    const started = await startServices({
      connection: app.connection,
      onDatabaseError: () => {},
      clock: app.clock,
    });
    const second = await buildApp({
      services: started.services,
      logger: pino({ level: 'silent' }),
    });
    try {
      const here = await listenAs(admin, base);
      const there = await listenAs(admin, await second.listen({ host: '127.0.0.1', port: 0 }));
      await app.ok(logout, {}, admin);
      await here.next('ended');
      await there.next('ended');
      const reply = await second.inject({
        url: '/api/queue',
        headers: { authorization: `Bearer ${admin.token}` },
      });
      expect(reply.statusCode).toBe(401);
    } finally {
      await second.close();
      await started.close();
    }
  });
});
