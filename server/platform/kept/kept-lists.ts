import { clinicDay } from '#contract/kernel/dates.ts';
import type { ClinicActor } from '../actor.ts';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../db/scoped-database.ts';
import type { EventHub } from '../events/hub.ts';
import type { CallPermits } from '../load/call-permits.ts';
import { inTurns } from './in-turns.ts';
import type { KeptText } from './kept-text.ts';
import { type ListName, listVersion } from './list-versions.ts';

type At = { readonly now: Date; readonly today: string };

/** A list of a clinic that is equal for every person who may see it, before it is presented. */
export type ClinicList<Row> = {
  readonly name: ListName;
  read(tx: Tx, at: At): Promise<Row[]>;
  /**
   * When the rows change by the passing of time alone, besides the end of the day; undefined when
   * this cannot be foreseen, so that they are read each time.
   */
  until(rows: readonly Row[], now: Date): Date | undefined;
};

/** The rows of a list as read at a moment, and the replies written from them. */
export type KeptList<Row> = At & {
  readonly rows: readonly Row[];
  readonly texts: Map<string, Promise<KeptText>>;
};

type Entry = KeptList<unknown> & { readonly version: string; readonly until: Date };

/** All clinics together, which limits the memory to some 30 MB. */
const MOST_ROWS = 6_000;
const NEVER = new AbortController().signal;

export type KeptLists = {
  /**
   * The clinic's list as of a moment after the call. Calls that wait for the same list share one
   * look at the database: at its version, and at its rows only when that has changed.
   */
  current<Row>(list: ClinicList<Row>, actor: ClinicActor): Promise<KeptList<Row>>;
};

/**
 * Keeps each clinic's list in memory. The version is read from the database for every answer, so a
 * change is seen at once, whichever server made it.
 */
export function createKeptLists({
  database,
  clock,
  permits,
  hub,
}: {
  database: Database;
  clock: Clock;
  permits: CallPermits;
  hub: Pick<EventHub, 'onMissed'>;
}): KeptLists {
  const entries = new Map<string, Entry>();
  let rowsKept = 0;
  // A look that began before the connection was lost may have seen another database.
  let losses = 0;

  function forget(key: string): void {
    rowsKept -= entries.get(key)?.rows.length ?? 0;
    entries.delete(key);
  }

  function keep(key: string, entry: Entry): void {
    forget(key);
    if (entry.rows.length > MOST_ROWS) return;
    entries.set(key, entry);
    rowsKept += entry.rows.length;
    // The first is the one that was used longest ago.
    for (const oldest of entries.keys()) {
      if (rowsKept <= MOST_ROWS) break;
      forget(oldest);
    }
  }

  hub.onMissed(() => {
    losses += 1;
    entries.clear();
    rowsKept = 0;
  });

  function isValid({ now, today, until }: Entry, at: At): boolean {
    return today === at.today && at.now >= now && at.now < until;
  }

  async function look(key: string, list: ClinicList<unknown>, actor: ClinicActor): Promise<Entry> {
    const { clinicId, timeZone } = actor;
    const leave = await permits.enter({ clinicId, userId: key }, NEVER);
    const lossesBefore = losses;
    try {
      const entry = await database.inClinic(
        clinicId,
        async (tx) => {
          // Before the rows, which may then be newer than the version but never older.
          const version = await listVersion(tx, { list: list.name, clinicId });
          const now = clock.now();
          const at = { now, today: clinicDay(now, timeZone) };
          const known = entries.get(key);
          if (known?.version === version && isValid(known, at)) return known;
          const rows = await list.read(tx, at);
          const until = list.until(rows, now) ?? now;
          return { ...at, version, rows, until, texts: new Map() };
        },
        { reads: true },
      );
      if (losses === lossesBefore) keep(key, entry);
      return entry;
    } finally {
      leave();
    }
  }

  const shared = inTurns<Entry>();
  return {
    async current<Row>(list: ClinicList<Row>, actor: ClinicActor) {
      const key = `${list.name} ${actor.clinicId} ${actor.timeZone}`;
      const entry = await shared(key, () => look(key, list, actor));
      // The entry of this key was read by this list.
      return entry as KeptList<Row>;
    },
  };
}
