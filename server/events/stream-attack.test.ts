import { afterEach, beforeAll, expect, it } from 'vitest';
import { streamEvents } from '#contract/events/events.endpoints.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newVisit, signIn } from '../testing/builders/clinic.ts';
import { openStream, type TestStream } from '../testing/event-stream.ts';
import { openSocket } from '../testing/raw-socket.ts';

const app = startTestApp();
const MOST = 20;
let base: string;
const streams: TestStream[] = [];

beforeAll(async () => {
  base = await app.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});

async function listen(token: string, count: number): Promise<TestStream[]> {
  const opened = await Promise.all(Array.from({ length: count }, () => openStream(base, token)));
  streams.push(...opened);
  await Promise.all(opened.map((stream) => stream.next('ready')));
  return opened;
}

it('a session has a limited number of streams, separate from other sessions', async () => {
  const admin = await newClinic(app);
  const [first] = await listen(admin.token, MOST);
  const more = await fetch(base + streamEvents.path, {
    headers: { authorization: `Bearer ${admin.token}`, accept: 'text/event-stream' },
  });
  expect([more.status, await more.json()]).toEqual([
    429,
    { message: MESSAGES.tooManyTries, code: 'too_many' },
  ]);
  expect(more.headers.get('retry-after')).toBe('10');
  const elsewhere = await signIn(app, admin.user.email);
  await listen(elsewhere.token, 1);
  first?.close();
  // Closing a tab frees a place.
  await expect
    .poll(() =>
      openStream(base, admin.token).then(
        (stream) => streams.push(stream) > 0,
        () => false,
      ),
    )
    .toBe(true);
});

it('many concurrent sessions all receive an event', async () => {
  const admin = await newClinic(app);
  const people = await Promise.all(Array.from({ length: 6 }, () => signIn(app, admin.user.email)));
  const all = (await Promise.all(people.map(({ token }) => listen(token, 15)))).flat();
  const visit = await newVisit(app, admin);
  const told = await Promise.all(all.map((stream) => stream.next('changed')));
  expect(told).toEqual(all.map(() => ({ topic: 'patients', id: visit.patient_id })));
});

it('a client that reads nothing is disconnected before it fills the memory', async () => {
  const { user, token } = await newClinic(app);
  const socket = await openSocket(base);
  socket.pause();
  socket.write(
    `GET ${streamEvents.path} HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\nauthorization: Bearer ${token}\r\n\r\n`,
  );
  const { hub } = app.started.services;
  const connections = () =>
    new Promise<number>((resolve) =>
      app.app.server.getConnections((_error, count) => resolve(count)),
    );
  const changes = Array.from({ length: 100 }, () => ({
    topic: 'queue' as const,
    id: 'x'.repeat(10_000),
  }));
  const before = process.memoryUsage().rss;
  // The sockets' own buffers absorb several megabytes before anything stays unread in the server.
  await expect
    .poll(
      async () => {
        hub.deliver({ clinicId: user.clinic_id, changes, endedSessions: [], changedPeople: [] });
        return connections();
      },
      { timeout: 9_000 },
    )
    .toBe(0);
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  socket.destroy();
});
