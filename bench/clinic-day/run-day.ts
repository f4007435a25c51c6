import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { Random } from '../../server/demo/random.ts';
import { Connections } from '../rig/connections.ts';
import { type LoadedDatabase, withWorld } from '../rig/database.ts';
import { startServer } from '../rig/servers.ts';
import { Streams } from '../rig/streams.ts';
import { screensOf, type World } from '../rig/world.ts';
import { wrongInBooks } from './books.ts';
import { Latencies } from './latencies.ts';
import { CLICK_MS, type Doctor, playVisit, type Stage } from './play.ts';
import { type Used, watchProcesses } from './samples.ts';
import { CALLS_A_VISIT, VISIT, type VisitState } from './visit.ts';

export type DayOptions = {
  readonly cluster: pg.ClientConfig;
  readonly clinics: number;
  readonly patientsAClinic: number;
  /** Requests per second, all screens together. */
  readonly rate: number;
  readonly seconds: number;
  /** Open live streams, at most 20 per clinic. */
  readonly streams: number;
  /** Length of the warm-up, in seconds; it does not count. */
  readonly warmUp: number;
  readonly profile?: string | undefined;
};

export type Day = {
  readonly options: DayOptions;
  readonly loadSeconds: number;
  readonly visits: number;
  readonly unfinished: number;
  readonly seconds: number;
  readonly streams: number;
  readonly latencies: Latencies;
  readonly live: Streams;
  readonly used: Used;
  readonly wrong: readonly string[];
};

const STREAMS_A_CLINIC = 20;
const ASIDE = 25;

/** Enough doctors that a patient rarely waits for one. */
function doctorsNeeded({ rate, clinics }: DayOptions): number {
  const visitsASecond = rate / CALLS_A_VISIT / clinics;
  const busySeconds = (VISIT.withDoctor.length * CLICK_MS) / 1_000;
  return Math.ceil(visitsASecond * busySeconds * 1.5) + 1;
}

async function openStreams(live: Streams, url: string, options: DayOptions, world: World) {
  const perClinic = Math.min(STREAMS_A_CLINIC, Math.ceil(options.streams / options.clinics));
  const count = Math.min(options.streams, perClinic * options.clinics);
  const screens = Array.from({ length: world.clinics }, (_, clinic) =>
    screensOf(world, clinic).slice(0, perClinic),
  ).flat();
  const wanted = screens.slice(0, count);
  for (let from = 0; from < wanted.length; from += ASIDE) {
    await Promise.all(wanted.slice(from, from + ASIDE).map((screen) => live.open(url, screen)));
  }
  return wanted.length;
}

/** Starts a visit at each scheduled time, whether or not earlier ones have finished. */
export async function playDay(
  stage: Stage,
  options: Pick<DayOptions, 'rate' | 'seconds'>,
  world: World,
): Promise<(VisitState | undefined)[]> {
  const random = new Random(7);
  const screens = Array.from({ length: world.clinics }, (_, clinic) => screensOf(world, clinic));
  const doctors = screens.map((ofClinic) =>
    ofClinic
      .filter(({ role }) => role === 'doctor')
      .map((screen): Doctor => ({ screen, free: Promise.resolve() }))
      .filter(({ screen }, nth, all) => all[nth - 1]?.screen.userId !== screen.userId),
  );
  const end = stage.countedFrom + options.seconds * 1_000;
  const between = (CALLS_A_VISIT * 1_000) / options.rate;
  const played: Promise<VisitState | undefined>[] = [];
  let at = performance.now();
  for (let nth = 0; at < end; nth += 1) {
    const clinic = nth % world.clinics;
    const ofClinic = doctors[clinic] ?? [];
    const doctor = ofClinic[Math.floor(nth / world.clinics) % ofClinic.length] as Doctor;
    const visit: VisitState = {
      ...{ clinic, nth, doctorId: doctor.screen.userId, patientId: '', visitId: '' },
      ...{ billId: '', pharmacyOrderId: '', labOrderId: '', paid: 0 },
    };
    const early = at - performance.now();
    if (early > 0) await pause(early);
    played.push(playVisit(stage, { visit, doctor, screens: screens[clinic] ?? [], at }));
    // Random arrivals with this mean per minute.
    at += -Math.log(1 - random.next()) * between;
  }
  return Promise.all(played);
}

async function onDatabase(
  connection: LoadedDatabase,
  options: DayOptions,
  { world, loadSeconds }: { world: World; loadSeconds: number },
): Promise<Day> {
  const product = await startServer(connection, { profile: options.profile });
  const connections = new Connections(product.url);
  const live = new Streams();
  const client = new pg.Client(connection);
  try {
    await client.connect();
    const streams = await openStreams(live, product.url, options, world);
    const began = new Date();
    const latencies = new Latencies();
    const countedFrom = performance.now() + 1_000 * options.warmUp;
    const stage: Stage = { connections, streams: live, latencies, countedFrom };
    const used = watchProcesses(product.child.pid ?? 0, connection.database);
    const played = await playDay(stage, options, world);
    const visits = played.filter((visit) => visit !== undefined);
    const seconds = (performance.now() - countedFrom) / 1_000 + options.warmUp;
    const usage = used();
    const wrong = await wrongInBooks(client, { began, visits });
    return {
      ...{ options, loadSeconds, seconds, streams, latencies, live, wrong },
      visits: visits.length,
      unfinished: played.length - visits.length,
      used: usage,
    };
  } finally {
    live.close();
    connections.close();
    await client.end();
    await product.stop();
  }
}

/** Plays the day of many clinics in parallel on a separate database, then checks the books. */
export async function runDay(options: DayOptions): Promise<Day> {
  const { clinics, patientsAClinic } = options;
  const doctorsAClinic = doctorsNeeded(options);
  const screens = Math.min(STREAMS_A_CLINIC, options.streams / clinics);
  const screensAPerson = Math.max(1, Math.ceil(screens / (4 + doctorsAClinic)));
  const world: World = { clinics, patientsAClinic, doctorsAClinic, screensAPerson };
  const begun = performance.now();
  return await withWorld(options.cluster, world, (connection) =>
    onDatabase(connection, options, { world, loadSeconds: (performance.now() - begun) / 1_000 }),
  );
}
