import { randomUUID } from 'node:crypto';
import type { ClinicEvent } from '#contract/events/events.endpoints.ts';
import { type Courier, createCourier } from './courier.ts';
import type { Notice } from './outbox.ts';
import { recentChanges } from './recent-changes.ts';

/** One screen that is subscribed to events. */
export type Subscriber = {
  readonly clinicId: string;
  readonly sessionId: string;
  changed(event: ClinicEvent): void;
  /** Events may have been missed, so the screen must fetch its data again. */
  resync(): void;
  ended(): void;
};

export type EventHub = {
  /** Distinguishes this server from others on the same database. */
  readonly id: string;
  subscribe(subscriber: Subscriber): () => void;
  /** The changes that were told to the clinic's screens in these last milliseconds, one of each topic. */
  toldSince(clinicId: string, milliseconds: number): ClinicEvent[];
  /** How many streams a session has on this server. */
  streamsOf(sessionId: string): number;
  /** Registers a callback for the end of a session, which runs before its streams end. */
  onSessionEnded(listener: (sessionId: string) => void): void;
  /** Registers a callback for a changed account. */
  onPersonChanged(listener: (userId: string) => void): void;
  /** Whether events of other servers arrive. */
  readonly isHearing: boolean;
  /** Registers a callback for when ends of sessions may have been missed. */
  onMissed(listener: () => void): void;
  /** Events of other servers no longer arrive, until `resync`. */
  deafen(): void;
  /** Takes this server's notices to the other servers, after the commit. */
  readonly courier: Courier;
  deliver(notice: Omit<Notice, 'origin'>): void;
  /** Events arrive again, so screens must fetch their data again. */
  resync(): void;
  endAll(): void;
};

/** Delivers events of this and other servers to this server's screens. */
export function createEventHub(): EventHub {
  const subscribers = new Map<string, Set<Subscriber>>();
  const sessionListeners: ((sessionId: string) => void)[] = [];
  const personListeners: ((userId: string) => void)[] = [];
  const missedListeners: (() => void)[] = [];
  const recent = recentChanges();
  let isHearing = true;
  const everyone = () => [...subscribers.values()].flatMap((ofClinic) => [...ofClinic]);

  const id = randomUUID();
  return {
    id,
    courier: createCourier(id),
    subscribe(subscriber) {
      const ofClinic = subscribers.get(subscriber.clinicId) ?? new Set();
      subscribers.set(subscriber.clinicId, ofClinic.add(subscriber));
      return () => {
        ofClinic.delete(subscriber);
        if (ofClinic.size === 0) subscribers.delete(subscriber.clinicId);
      };
    },
    toldSince: recent.since,
    streamsOf: (sessionId) => everyone().filter((one) => one.sessionId === sessionId).length,
    onSessionEnded: (listener) => sessionListeners.push(listener),
    onPersonChanged: (listener) => personListeners.push(listener),
    get isHearing() {
      return isHearing;
    },
    onMissed: (listener) => missedListeners.push(listener),
    deafen() {
      isHearing = false;
      for (const listener of missedListeners) listener();
    },
    deliver(notice) {
      for (const userId of notice.changedPeople) {
        for (const listener of personListeners) listener(userId);
      }
      for (const sessionId of notice.endedSessions) {
        for (const listener of sessionListeners) listener(sessionId);
        for (const subscriber of everyone()) {
          if (subscriber.sessionId === sessionId) subscriber.ended();
        }
      }
      if (notice.clinicId === null) return;
      recent.note(notice.clinicId, notice.changes);
      for (const subscriber of subscribers.get(notice.clinicId) ?? []) {
        for (const event of notice.changes) subscriber.changed(event);
      }
    },
    resync() {
      isHearing = true;
      for (const listener of missedListeners) listener();
      for (const subscriber of everyone()) subscriber.resync();
    },
    endAll() {
      for (const subscriber of everyone()) subscriber.ended();
    },
  };
}
