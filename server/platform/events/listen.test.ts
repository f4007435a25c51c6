import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/build-app.ts';
import { createCallCounts } from '../http/call-counts.ts';
import { createEventHub } from './hub.ts';
import { listen } from './listen.ts';

const app = startTestApp();
const CLINIC = '00000000-0000-4000-8000-000000000000';
const SOON = { heartbeatMs: 50, answersWithinMs: 1_000 };

/** A proxy to the database that can go silent without closing connections. */
const sockets: Socket[] = [];
const way = createServer((socket) => {
  const { host = '', port = 5432 } = app.connection;
  const onwards = host.startsWith('/')
    ? connect(`${host}/.s.PGSQL.${port}`)
    : connect({ host, port });
  sockets.push(socket, onwards);
  socket.pipe(onwards).pipe(socket);
  for (const one of [socket, onwards]) one.on('error', () => {});
});
function fallSilent(): void {
  for (const socket of sockets.splice(0)) socket.unpipe().pause();
}

let port: number;
beforeAll(async () => {
  way.listen(0, '127.0.0.1');
  await once(way, 'listening');
  port = Number(Object(way.address()).port);
});
afterAll(() => {
  way.close();
  for (const socket of sockets) socket.destroy();
});

it('a connection that died silently is detected and replaced', async () => {
  const hub = createEventHub();
  const connection = { ...app.connection, host: '127.0.0.1', port };
  const listening = { hub, calls: createCallCounts() };
  const listener = await listen(connection, listening, () => {}, SOON);
  const told: string[] = [];
  hub.onSessionEnded((sessionId) => told.push(sessionId));
  const tell = (sessionId: string) => {
    const notice = { origin: 'other', clinicId: null, changes: [], endedSessions: [sessionId] };
    return app.started.pool.query("SELECT pg_notify('openopd', $1)", [JSON.stringify(notice)]);
  };
  try {
    await tell('first');
    await expect.poll(() => told).toEqual(['first']);
    let missed = 0;
    hub.onMissed(() => {
      missed += 1;
    });
    fallSilent();
    await tell('second');
    // Once when it is detected and once when it is replaced, because notices in between are lost.
    await expect.poll(() => [missed, hub.isHearing], { timeout: 5_000 }).toEqual([2, true]);
    await tell('third');
    await expect.poll(() => told).toEqual(['first', 'third']);
  } finally {
    await listener.close();
  }
});

describe('changes sent after the commit', () => {
  const change = (nth: number) => ({
    clinicId: CLINIC,
    changes: [
      { topic: 'queue' as const, id: `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}` },
    ],
    endedSessions: [],
    changedPeople: [],
  });

  /** A server that listens, with what it heard. */
  async function server() {
    const hub = createEventHub();
    const heard: string[] = [];
    let resyncs = 0;
    hub.subscribe({
      clinicId: CLINIC,
      sessionId: 'of nobody',
      changed: ({ id }) => heard.push(id),
      resync: () => {
        resyncs += 1;
      },
      ended: () => {},
    });
    const listening = { hub, calls: createCallCounts() };
    const listener = await listen(app.connection, listening, () => {}, SOON);
    return { hub, heard, resyncs: () => resyncs, close: () => listener.close() };
  }

  it('reach the other servers, in order and once', async () => {
    const [first, second] = [await server(), await server()];
    try {
      const ids = Array.from({ length: 250 }, (_, nth) => change(nth));
      for (const each of ids) first.hub.courier.add(each);
      const told = ids.map(({ changes }) => changes[0]?.id);
      await expect.poll(() => second.heard).toEqual(told);
      expect([first.heard, second.resyncs()]).toEqual([[], 0]);
    } finally {
      await first.close();
      await second.close();
    }
  });

  it('make the others fetch again when some were lost, or when their server fell silent', async () => {
    const second = await server();
    const tell = (seq: number) =>
      app.started.pool.query("SELECT pg_notify('openopd', $1)", [
        JSON.stringify({ ...change(seq), origin: 'a killed one', seq }),
      ]);
    try {
      await tell(1);
      await tell(3);
      await expect.poll(() => second.heard.length).toBe(2);
      expect(second.resyncs()).toBe(1);
      await expect.poll(() => second.resyncs(), { timeout: 5_000 }).toBe(2);
    } finally {
      await second.close();
    }
  });

  it('are still sent by a server that stops', async () => {
    const [first, second] = [await server(), await server()];
    first.hub.courier.add(change(1));
    await first.close();
    await expect.poll(() => second.heard.length).toBe(1);
    expect(second.resyncs()).toBe(0);
    await second.close();
  });
});
