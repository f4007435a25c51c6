import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp } from '../../testing/build-app.ts';
import { createCallCounts } from '../http/call-counts.ts';
import { createEventHub } from './hub.ts';
import { listen } from './listen.ts';

const app = startTestApp();
const SOON = { heartbeatMs: 50, answersWithinMs: 200 };

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
