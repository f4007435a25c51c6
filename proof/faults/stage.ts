import { mkdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { wrongAfterFault } from './check.ts';
import { makeWorld, type World } from './clinic.ts';
import { inDatabase } from './database.ts';
import { factsOf } from './facts.ts';
import { Journal } from './journal.ts';
import {
  complaintsOf,
  damageIn,
  killEverything,
  portOf,
  type Running,
  startOn,
  stopAndLook,
} from './running.ts';
import { Writer } from './storm.ts';
import { Tally } from './tally.ts';

const WRITERS = 4;
/** A round's storm has a random duration in this range, and lasts until enough writes are answered. */
const EARLIEST_MS = 150;
const LATEST_MS = 1_000;
const ENOUGH_WRITES = 25;
const POLL_MS = 10;

/** A data folder with its product, its users, and the journal of their replies. */
export class Stage {
  running: Running;
  readonly world: World;
  readonly journal: Journal;
  readonly writers: readonly Writer[];
  #playing: readonly Promise<unknown>[] = [];

  private constructor(running: Running, world: World, journal: Journal) {
    this.running = running;
    this.world = world;
    this.journal = journal;
    this.writers = world.doctors.map(
      (_, doctor) => new Writer(world, { doctor, writers: WRITERS }),
    );
  }

  /** Creates a data folder with a clinic. */
  static async open(dataDir: string): Promise<Stage> {
    await mkdir(dataDir, { recursive: true, mode: 0o711 });
    const running = await startOn(dataDir);
    try {
      const world = await makeWorld(running.product.url, WRITERS);
      const journal = new Journal(await inDatabase(dataDir, factsOf));
      return new Stage(running, world, journal);
    } catch (error) {
      // The caller has no handle to stop it yet.
      await killEverything(running);
      throw error;
    }
  }

  get dataDir(): string {
    return this.running.dataDir;
  }

  get url(): string {
    return this.running.product.url;
  }

  /** All users write until none gets a reply (or until `stop`). */
  play(stop?: AbortSignal): void {
    this.#playing = this.writers.map((writer) => writer.play(this.url, this.journal, stop));
  }

  /** All users write; returns after a random time, which a slow machine extends. */
  async playForAWhile(stop?: AbortSignal): Promise<void> {
    this.play(stop);
    let isPlaying = true;
    const end = () => {
      isPlaying = false;
    };
    void this.untilStopped().then(end, end);
    await pause(EARLIEST_MS + Math.random() * (LATEST_MS - EARLIEST_MS));
    while (isPlaying && this.journal.answered < ENOUGH_WRITES) await pause(POLL_MS);
  }

  /** Waits until each writer has experienced the fault. */
  async untilStopped(): Promise<void> {
    await Promise.all(this.#playing);
  }

  /** Unanswered writes since the last check; with a running server each one is an error. */
  hungUpOn(): string[] {
    const { unanswered } = this.journal;
    return unanswered > 0 ? [`the server hung up on ${unanswered} writes`] : [];
  }

  /** Restarts after a kill; a start that logs an error is not clean. */
  async start(tally: Tally): Promise<void> {
    this.running = await startOn(this.dataDir, portOf(this.running));
    tally.backMs.push(this.running.ms);
    tally.blame(complaintsOf(this.running));
  }

  /** Compares the replies with the books, and counts. */
  async check(tally: Tally): Promise<void> {
    tally.blame(await wrongAfterFault({ dataDir: this.dataDir, url: this.url }, this));
    tally.blame(await damageIn(this.dataDir));
    const { journal } = this;
    tally.answered += journal.answered;
    tally.away += journal.away;
    tally.unanswered += journal.unanswered;
    tally.stood += journal.stood;
    journal.answered = journal.away = journal.unanswered = journal.stood = 0;
  }

  /** The errors that a start and a check would find now; used by a control that must find some. */
  async wouldNotice(): Promise<string[]> {
    const tally = new Tally('control');
    try {
      await this.start(tally);
      await this.check(tally);
    } catch (error) {
      tally.blame([String(error)]);
    } finally {
      await killEverything(this.running);
    }
    return tally.wrong;
  }

  async close(tally: Tally): Promise<void> {
    tally.blame(await stopAndLook(this.running));
  }
}

/** Runs with a stage in a folder; no process remains afterwards, whatever happens. */
export async function onStage<T>(dataDir: string, work: (stage: Stage) => Promise<T>): Promise<T> {
  const stage = await Stage.open(dataDir);
  try {
    return await work(stage);
  } finally {
    await killEverything(stage.running);
  }
}
