import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { wrongInBooks } from '../../bench/clinic-day/books.ts';
import { Latencies } from '../../bench/clinic-day/latencies.ts';
import { playDay } from '../../bench/clinic-day/run-day.ts';
import type { VisitState } from '../../bench/clinic-day/visit.ts';
import { Streams } from '../../bench/rig/streams.ts';
import type { World } from '../../bench/rig/world.ts';
import { PatientCaller } from './patient-caller.ts';
import type { Postgres } from './postgres.ts';

/** Calls per second, and how long new visits start; every visit is completed afterwards. */
export type LoadOptions = { readonly rate: number; readonly seconds: number };

/** The results of clinics at work during a fault. */
export type Loaded = {
  readonly visits: number;
  readonly unfinished: number;
  /** Acknowledged writes. */
  readonly writes: number;
  readonly unavailable: number;
  readonly foundDone: number;
  /** The longest interval without an acknowledged write, in milliseconds. */
  readonly silenceMs: number;
  /** Unexpected responses, lost writes and inconsistent totals. */
  readonly wrong: readonly string[];
};

/** Acknowledged records that exist. */
const TOLD = {
  patients: (visit: VisitState) => visit.patientId,
  visits: (visit: VisitState) => visit.visitId,
  bills: (visit: VisitState) => visit.billId,
  pharmacy_orders: (visit: VisitState) => visit.pharmacyOrderId,
  lab_orders: (visit: VisitState) => visit.labOrderId,
} as const;

async function lost(client: pg.Client, visits: readonly VisitState[]): Promise<string[]> {
  const missing: string[] = [];
  for (const [table, idOf] of Object.entries(TOLD)) {
    const { rowCount } = await client.query(
      `SELECT FROM unnest($1::uuid[]) AS told (id)
       WHERE NOT EXISTS (SELECT FROM ${table} WHERE ${table}.id = told.id)`,
      [visits.map(idOf)],
    );
    if (rowCount) missing.push(`${table}: ${rowCount} answered and lost`);
  }
  return missing;
}

/** Clinics at work through the proxy, over all faults; the books contain all their visits. */
export class Clinics {
  readonly #url: string;
  readonly #world: World;
  readonly #began = new Date();
  readonly #visits: VisitState[] = [];

  constructor(url: string, world: World) {
    this.#url = url;
    this.#world = world;
  }

  /** Plays visits during `fault`, then checks the books of `primary`. */
  async work(
    options: LoadOptions,
    fault: () => Promise<void>,
    primary: () => Postgres,
  ): Promise<Loaded> {
    const caller = new PatientCaller(this.#url);
    const latencies = new Latencies();
    const countedFrom = performance.now();
    const stage = { connections: caller, streams: new Streams(), latencies, countedFrom };
    try {
      const playing = playDay(stage, options, this.#world);
      await pause((options.seconds * 1_000) / 3);
      await fault();
      const played = await playing;
      const finished = played.filter((visit) => visit !== undefined);
      this.#visits.push(...finished);
      const unfinished = played.length - finished.length;
      return {
        visits: finished.length,
        unfinished,
        writes: caller.writes,
        unavailable: caller.unavailable,
        foundDone: caller.foundDone,
        silenceMs: caller.longestSilence(),
        wrong: [...caller.wrong, ...latencies.refusals, ...(await this.#wrong(primary()))],
      };
    } finally {
      caller.close();
    }
  }

  async #wrong(primary: Postgres): Promise<string[]> {
    const client = new pg.Client(primary.connection('openopd'));
    await client.connect();
    try {
      const books = await wrongInBooks(client, { began: this.#began, visits: this.#visits });
      return [...(await lost(client, this.#visits)), ...books];
    } finally {
      await client.end();
    }
  }
}
