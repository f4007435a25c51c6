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
import { Desk } from './storm.ts';
import { Tally } from './tally.ts';

const DESKS = 4;
/** A round's storm lasts at random between these. */
const EARLIEST_MS = 150;
const LATEST_MS = 1_000;

/** One data folder with its product, the people of a clinic, and what they were told. */
export class Stage {
  running: Running;
  readonly world: World;
  readonly journal: Journal;
  readonly desks: readonly Desk[];
  #playing: readonly Promise<unknown>[] = [];

  private constructor(running: Running, world: World, journal: Journal) {
    this.running = running;
    this.world = world;
    this.journal = journal;
    this.desks = world.doctors.map((_, doctor) => new Desk(world, { doctor, desks: DESKS }));
  }

  /** Makes a data folder with a clinic in it. */
  static async open(dataDir: string): Promise<Stage> {
    await mkdir(dataDir, { recursive: true, mode: 0o711 });
    const running = await startOn(dataDir);
    try {
      const world = await makeWorld(running.product.url, DESKS);
      const journal = new Journal(await inDatabase(dataDir, factsOf));
      return new Stage(running, world, journal);
    } catch (error) {
      // Whoever asked for it has nothing to end it by.
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

  /** Everybody writes, until nobody is answered any more (or until `stop`). */
  play(stop?: AbortSignal): void {
    this.#playing = this.desks.map((desk) => desk.play(this.url, this.journal, stop));
  }

  /** Everybody writes, and it goes on at a moment that nobody has chosen. */
  async playForAWhile(stop?: AbortSignal): Promise<void> {
    this.play(stop);
    await pause(EARLIEST_MS + Math.random() * (LATEST_MS - EARLIEST_MS));
  }

  /** Waits until each desk has had the fault. */
  async untilStopped(): Promise<void> {
    await Promise.all(this.#playing);
  }

  /** Writes without any answer, since the last check: of a server that lives, each is a fault. */
  hungUpOn(): string[] {
    const { unanswered } = this.journal;
    return unanswered > 0 ? [`the server hung up on ${unanswered} writes`] : [];
  }

  /** Starts what was killed; a start that says anything is wrong is not clean. */
  async start(tally: Tally): Promise<void> {
    this.running = await startOn(this.dataDir, portOf(this.running));
    tally.backMs.push(this.running.ms);
    tally.blame(complaintsOf(this.running));
  }

  /** Compares what was told with the books, and counts. */
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

  /** What a start and a look into the books would find wrong now; for a control that must find. */
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

/** Runs with a stage in a folder; nothing of it runs afterwards, whatever happened. */
export async function onStage<T>(dataDir: string, work: (stage: Stage) => Promise<T>): Promise<T> {
  const stage = await Stage.open(dataDir);
  try {
    return await work(stage);
  } finally {
    await killEverything(stage.running);
  }
}
