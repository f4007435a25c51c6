import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { getCurrentUser, login } from '#contract/auth/auth.endpoints.ts';
import { logout } from '#contract/auth/session.endpoints.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { getHealth } from '#contract/system/system.endpoints.ts';
import type { Answer } from '../../bench/rig/connection.ts';
import { Connections } from '../../bench/rig/connections.ts';
import { screensOf } from '../../bench/rig/world.ts';
import { percentiles } from '../../bench/search/percentiles.ts';
import { openStream } from '../../server/testing/event-stream.ts';
import { PASSWORD } from './postgres.ts';
import type { Stack } from './stack.ts';

/** A check, its result in a few words, and whether it is as expected. */
export type Checked = { readonly what: string; readonly cameTo: string; readonly holds: boolean };

const WRITES = 100;
const AT_ONCE_MS = 500;
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

/** A call to one server that bypasses the proxy but looks like the proxy's. */
async function call(
  base: string,
  path: string,
  options: {
    token?: string;
    body?: object;
    method?: string;
    headers?: object;
    address?: string;
  } = {},
): Promise<Response> {
  const { token, body, method = body ? 'POST' : 'GET', headers, address = '10.1.2.3' } = options;
  return fetch(`${base}${path}`, {
    method,
    headers: {
      'x-forwarded-for': address,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const patient = { name: 'Ramesh Kumar', age: 40, gender: 'M', phone: '98450 12345' };
const emailOf = (role: string, clinic: number) => `${role}.${clinic}@bench.example`;

async function signIn(base: string, email: string): Promise<string> {
  const response = await call(base, login.path, { body: { email, password: PASSWORD } });
  const { token } = (await response.json()) as { token: string };
  return token;
}

/** A write on one server until the other server's screens receive the event. */
export async function eventsCross({ servers: [here, there], world }: Stack): Promise<Checked> {
  const [{ token } = { token: '' }] = screensOf(world, 0);
  const stream = await openStream(there.url, token);
  await stream.next('ready');
  const times: number[] = [];
  for (let nth = 0; nth < WRITES; nth += 1) {
    const begun = performance.now();
    await Promise.all([
      call(here.url, registerPatient.path, { token, body: patient }),
      stream.next('changed').then(() => times.push(performance.now() - begun)),
    ]);
  }
  stream.close();
  const { count, p50, p99 } = percentiles(times);
  const cameTo = `${count} of ${WRITES}; p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`;
  return {
    what: 'a write on one server arrives at a screen of the other',
    cameTo,
    holds: count === WRITES,
  };
}

/** A session opened on one server and ended there. */
export async function sessionsHold({ servers: [here, there] }: Stack): Promise<Checked> {
  const token = await signIn(here.url, emailOf('admin1', 1));
  const before = await call(there.url, getCurrentUser.path, { token });
  const stream = await openStream(there.url, token);
  await stream.next('ready');
  await call(here.url, logout.path, { token, method: logout.method });
  const begun = performance.now();
  await stream.next('ended');
  const streamMs = performance.now() - begun;
  let status = 200;
  while (status === 200 && performance.now() - begun < 10 * AT_ONCE_MS) {
    ({ status } = await call(there.url, getCurrentUser.path, { token }));
  }
  const deadMs = performance.now() - begun;
  const cameTo = `${before.status} before; ${status} ${milliseconds(deadMs)} and its stream ended ${milliseconds(streamMs)} after the sign-out was answered`;
  const holds = before.ok && status === 401 && Math.max(deadMs, streamMs) < AT_ONCE_MS;
  return {
    what: 'a sign-in on one server is valid on the other, and dead there at once',
    cameTo,
    holds,
  };
}

/** Wrong passwords for one email on both servers concurrently. */
export async function guessesAreCounted({ servers }: Stack): Promise<Checked> {
  const body = { email: emailOf('receptionist2', 1), password: 'wrong' };
  const tries = Array.from({ length: 16 }, (_, nth) =>
    call(servers[nth % 2 ? 0 : 1].url, login.path, { body, address: `10.9.9.${nth}` }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  const [wrong, stopped] = [401, 429].map((one) => statuses.filter((it) => it === one).length);
  const cameTo = `${wrong} refused as wrong, ${stopped} stopped`;
  const holds = wrong === 10 && stopped === 6;
  return {
    what: '16 guesses at one password on both servers at once, where 10 are allowed',
    cameTo,
    holds,
  };
}

const FLOOD_SECONDS = 5;
const CALLS_A_SECOND = 200;

/** As many calls of one session as both servers can reject. */
export async function floodIsLimited({ servers }: Stack): Promise<Checked> {
  const request = `GET ${getHealth.path} HTTP/1.1\r\nhost: proof\r\nauthorization: Bearer ${randomUUID()}\r\nx-forwarded-for: 10.7.7.7\r\n\r\n`;
  const end = performance.now() + FLOOD_SECONDS * 1_000;
  const ask = async (connections: Connections): Promise<Answer[]> => {
    const answers: Answer[] = [];
    while (performance.now() < end) {
      answers.push(await connections.send(request));
      await pause(10);
    }
    return answers;
  };
  const all = servers.map(({ url }) => new Connections(url));
  const answers = (
    await Promise.all(all.flatMap((one) => Array.from({ length: 8 }, () => ask(one))))
  ).flat();
  for (const one of all) one.close();
  const through = answers.filter(({ status }) => status === 200).length;
  // Allows for the elapsed seconds, and for concurrent calls on both servers.
  const most = CALLS_A_SECOND * (FLOOD_SECONDS + 2);
  const cameTo = `${through} of ${answers.length} in ${FLOOD_SECONDS} s let through (at most ${most})`;
  const isFlood = answers.length > 2 * most;
  return {
    what: `a session’s ${CALLS_A_SECOND} calls a second, on both servers together`,
    cameTo,
    holds: isFlood && through <= most,
  };
}

/** The same write on both servers: sequentially and concurrently. */
export async function repeatsAreOne({ servers, primary, world }: Stack): Promise<Checked> {
  const [{ token } = { token: '' }] = screensOf(world, 1);
  const send = async (nth: 0 | 1, key: string) => {
    const headers = { 'idempotency-key': key };
    const sent = { token, body: { ...patient, name: `Repeated ${key}` }, headers };
    const response = await call(servers[nth].url, registerPatient.path, sent);
    return `${response.status} ${await response.text()}`;
  };
  const keys = Array.from({ length: 20 }, () => randomUUID());
  const answers = new Set<string>();
  for (const key of keys) {
    for (const answer of await Promise.all([send(0, key), send(1, key)])) answers.add(answer);
    answers.add(await send(1, key));
  }
  const client = new pg.Client(primary.connection('openopd'));
  await client.connect();
  const { rowCount } = await client.query("SELECT FROM patients WHERE name LIKE 'Repeated %'");
  await client.end();
  const cameTo = `${answers.size} different answers to ${3 * keys.length} calls, ${rowCount} patients`;
  const holds = answers.size === keys.length && rowCount === keys.length;
  return {
    what: `${keys.length} writes, each sent to both servers at once and again`,
    cameTo,
    holds,
  };
}
