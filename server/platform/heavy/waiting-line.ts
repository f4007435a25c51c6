import type { HeavyKind, HeavyState } from '#contract/heavy/heavy-work.ts';

/** The caller of a job. */
export type Asker = {
  readonly clinicId: string;
  readonly userId: string;
  readonly kind: HeavyKind;
  /** The path of the call, for the list of one's own jobs. */
  readonly path?: string;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal;
};

export type Entry = {
  readonly id: string;
  readonly asker: Asker;
  state: HeavyState;
  rows: number;
  total: number | null;
  /** Called once, when its turn comes. */
  readonly begin: () => void;
};

export type LineLimits = {
  /** Running jobs of all clinics. */
  readonly running: number;
  /** Jobs of one person: waiting, running or being sent. */
  readonly perPerson: number;
  /** The same for one clinic. */
  readonly perClinic: number;
  /** Waiting jobs of all clinics. */
  readonly waiting: number;
};

/** The limit that refuses a job, and how many jobs count towards it. */
export type NoPlace = { readonly full: 'person' | 'clinic' | 'server'; readonly inLine: number };

/**
 * The order of heavy jobs: a clinic runs one at a time, and the clinics take turns. A clinic with
 * many jobs therefore delays the others by one job at most.
 */
export class Line {
  readonly #limits: LineLimits;
  readonly #entries = new Set<Entry>();
  /** Clinics with waiting jobs. After its turn, a clinic goes to the end. */
  #turns: string[] = [];

  constructor(limits: LineLimits) {
    this.#limits = limits;
  }

  /** Why another job of this caller is refused, or undefined. */
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

  /** The job is done; its file may still be being sent. */
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

  /** 1 is next. Null when it does not wait. */
  placeOf(entry: Entry): number | null {
    const place = this.#waitingInOrder().indexOf(entry);
    return place === -1 ? null : place + 1;
  }

  get running(): number {
    return [...this.#entries].filter(({ state }) => state === 'running').length;
  }

  /** The waiting jobs in order: the first of each clinic, then the second of each, and so on. */
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
