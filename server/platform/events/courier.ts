import { type Notice, noticesOf, type Outbox } from './outbox.ts';

/** More than this waits only while the database does not answer; the others then fetch again. */
const MOST_WAITING = 5_000;

/** Numbers this server's notices and keeps them until they are sent to the other servers. */
export type Courier = {
  add(outbox: Outbox): void;
  /** The notices to send now. They are kept until `sent`, in case the connection breaks. */
  waiting(): readonly Notice[];
  sent(notices: readonly Notice[]): void;
  sign(sign: 'alive' | 'leaving'): Notice;
  /** Registers a callback for when a notice was added. */
  onAdded(listener: () => void): void;
};

export function createCourier(origin: string): Courier {
  let waiting: Notice[] = [];
  let seq = 0;
  const listeners: (() => void)[] = [];
  return {
    add(outbox) {
      for (const notice of noticesOf(outbox, origin)) {
        seq += 1;
        waiting.push({ ...notice, seq });
      }
      // The gap in the numbers makes the other servers' screens fetch again.
      if (waiting.length > MOST_WAITING) waiting = waiting.slice(-MOST_WAITING);
      for (const listener of listeners) listener();
    },
    waiting: () => waiting,
    sent(notices) {
      const gone = new Set(notices);
      waiting = waiting.filter((notice) => !gone.has(notice));
    },
    sign: (sign) => ({
      ...{ origin, clinicId: null, changes: [], endedSessions: [], changedPeople: [] },
      // Notices that still wait are not counted, or the others would take them for lost.
      ...{ seq: seq - waiting.length, sign },
    }),
    onAdded: (listener) => listeners.push(listener),
  };
}
