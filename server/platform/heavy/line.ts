import type { HeavyKind, HeavyState } from '#contract/heavy/heavy-work.ts';

/** Who asks for heavy work, and how it is told apart. */
export type Asker = {
  readonly clinicId: string;
  readonly userId: string;
  readonly kind: HeavyKind;
  /** The path of the call, for the list of one's own work. */
  readonly path?: string;
  /** Aborted when the asker has gone. */
  readonly signal: AbortSignal;
};

export type Entry = {
  readonly id: string;
  readonly asker: Asker;
  state: HeavyState;
  rows: number;
  total: number | null;
  /** Called once, when its turn has come. */
  readonly begin: () => void;
};

export type LineLimits = {
  /** Of all clinics together. */
  readonly running: number;
  /** Of one person: waiting, running or being sent. */
  readonly perPerson: number;
  /** The same of one clinic. */
  readonly perClinic: number;
  /** Waiting, of all clinics together. */
  readonly waiting: number;
};

/** Why somebody finds no place, and how many stand there already. */
export type NoPlace = { readonly full: 'person' | 'clinic' | 'server'; readonly inLine: number };

/**
 * The order in which heavy work is done: a clinic has one running at a time, and the clinics take
 * turns, so that one with many in line keeps no other waiting for more than its one.
 */
export class Line {
  readonly #limits: LineLimits;
  readonly #entries = new Set<Entry>();
  /** Clinics with something waiting; whoever had a turn goes to the end. */
  #turns: string[] = [];

  constructor(limits: LineLimits) {
    this.#limits = limits;
  }

  /** Why there is no place for another of this asker, if there is none. */
  refuses({ clinicId, userId }: Asker): NoPlace | undefined {
    const { perPerson, perClinic, waiting } = this.#limits;
    const ofClinic = this.ofClinic(clinicId);
    const ofPerson = ofClinic.filter(({ asker }) => asker.userId === userId);
    if (ofPerson.length >= perPerson) return { full: 'person', inLine: ofPerson.length };
    if (ofClinic.length >= perClinic) return { full: 'clinic', inLine: ofClinic.length };
    const all = [...this.#entries].filter(({ state }) => state === 'waiting').length;
    return all >= waiting ? { full: 'server', inLine: all } : undefined;
  }

  enter(entry: Entry): void {
    this.#entries.add(entry);
    if (!this.#turns.includes(entry.asker.clinicId)) this.#turns.push(entry.asker.clinicId);
    this.#next();
  }

  /** The work is done; its file may be on its way still. */
  done(entry: Entry): void {
    entry.state = 'sending';
    this.#next();
  }

  leave(entry: Entry): void {
    this.#entries.delete(entry);
    this.#next();
  }

  ofClinic(clinicId: string): Entry[] {
    return [...this.#entries].filter(({ asker }) => asker.clinicId === clinicId);
  }

  /** 1 is next, if nobody leaves or comes; null when it does not wait. */
  placeOf(entry: Entry): number | null {
    const place = this.#waitingInOrder().indexOf(entry);
    return place === -1 ? null : place + 1;
  }

  get running(): number {
    return [...this.#entries].filter(({ state }) => state === 'running').length;
  }

  /** What waits, in the order of its turns: the first of each clinic, then the second of each … */
  #waitingInOrder(): Entry[] {
    const lines = this.#turns.map((clinicId) => this.#waitingOf(clinicId));
    const longest = Math.max(0, ...lines.map(({ length }) => length));
    return Array.from({ length: longest }, (_, round) =>
      lines.flatMap((line) => line[round] ?? []),
    ).flat();
  }

  #waitingOf(clinicId: string): Entry[] {
    return this.ofClinic(clinicId).filter(({ state }) => state === 'waiting');
  }

  #next(): void {
    this.#turns = this.#turns.filter((clinicId) => this.#waitingOf(clinicId).length > 0);
    while (this.running < this.#limits.running) {
      const clinicId = this.#turns.find((one) =>
        this.ofClinic(one).every(({ state }) => state !== 'running'),
      );
      const [entry] = clinicId === undefined ? [] : this.#waitingOf(clinicId);
      if (clinicId === undefined || !entry) return;
      this.#turns = this.#turns.filter((one) => one !== clinicId);
      if (this.#waitingOf(clinicId).length > 1) this.#turns.push(clinicId);
      entry.state = 'running';
      entry.begin();
    }
  }
}
