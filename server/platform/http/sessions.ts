import { createHash, randomBytes } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';
import type { Actor } from '../actor.ts';
import type { Database, Tx } from '../db/scope.ts';
import type { EventHub } from '../events/hub.ts';

const HOUR = 3_600_000;
/** A session that nobody used for this long is dead. */
export const SESSION_IDLE_MS = 12 * HOUR;
const ABSOLUTE_MS = 7 * 24 * HOUR;
/** `last_seen_at` is written at most this often, not at every call. */
const TOUCH_MS = 60_000;
/** How long a session found in the database is believed; its end is told by event. */
const CACHE_MS = 5_000;
const CACHE_MAX = 10_000;

export type Sessions = {
  /** The live session of a bearer token, or undefined. */
  find(token: string, now: Date): Promise<Actor | undefined>;
  /** Whether a session is still alive, without counting as a use of it. */
  isLive(sessionId: string, now: Date): Promise<boolean>;
};

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Opens a session in a system transaction and returns its token: 256 random bits. */
export async function openSession(
  tx: Tx,
  person: { userId: string; clinicId: string | null; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx
    .insertInto('sessions')
    .values({
      id: newId(),
      token_hash: hashOf(token),
      user_id: person.userId,
      clinic_id: person.clinicId,
      created_at: person.now,
      last_seen_at: person.now,
      expires_at: new Date(person.now.getTime() + ABSOLUTE_MS),
    })
    .execute();
  return token;
}

async function load(tx: Tx, hash: Buffer, now: Date): Promise<Actor | undefined> {
  const row = await tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('clinics', 'clinics.id', 'users.clinic_id')
    .where('sessions.token_hash', '=', hash)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_seen_at', '>', new Date(now.getTime() - SESSION_IDLE_MS))
    .where('users.active', '=', true)
    .where('users.deleted_at', 'is', null)
    .select([
      'sessions.id as session_id',
      'sessions.last_seen_at',
      'users.id',
      'users.name',
      'users.email',
      'users.role',
      'users.clinic_id',
      'users.has_seen_tutorial',
      'clinics.name as clinic_name',
      'clinics.time_zone',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  if (now.getTime() - row.last_seen_at.getTime() > TOUCH_MS) {
    await tx
      .updateTable('sessions')
      .set({ last_seen_at: now })
      .where('id', '=', row.session_id)
      .execute();
  }
  return {
    sessionId: row.session_id,
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    clinicId: row.clinic_id,
    clinicName: row.clinic_name,
    timeZone: row.time_zone ?? DEFAULT_TIME_ZONE,
    hasSeenTutorial: row.has_seen_tutorial,
  };
}

/**
 * Looks sessions up, remembering each for seconds while the ends of sessions on other servers are
 * heard of; an ended one is forgotten at once.
 */
export function createSessions(database: Database, hub: EventHub): Sessions {
  const cache = new Map<string, { actor: Actor; until: number }>();
  // A look-up that began before a session ended must not be remembered after it.
  let endings = 0;
  const forget = (isMeant: (actor: Actor) => boolean): void => {
    endings += 1;
    for (const [key, { actor }] of cache) if (isMeant(actor)) cache.delete(key);
  };
  hub.onSessionEnded((sessionId) => forget((actor) => actor.sessionId === sessionId));
  hub.onPersonChanged((userId) => forget((actor) => actor.id === userId));
  hub.onMissed(() => {
    endings += 1;
    cache.clear();
  });

  return {
    isLive: (sessionId, now) =>
      database.inSystem(async (tx) => {
        const row = await tx
          .selectFrom('sessions')
          .where('id', '=', sessionId)
          .where('expires_at', '>', now)
          .where('last_seen_at', '>', new Date(now.getTime() - SESSION_IDLE_MS))
          .select('id')
          .executeTakeFirst();
        return row !== undefined;
      }),
    async find(token, now) {
      const hash = hashOf(token);
      const key = hash.toString('base64');
      const known = cache.get(key);
      if (known && known.until > now.getTime()) return known.actor;
      cache.delete(key);
      const endingsBefore = endings;
      const actor = await database.inSystem((tx) => load(tx, hash, now));
      // While other servers are not heard, nobody would say when to forget it.
      if (actor && hub.isHearing && endings === endingsBefore) {
        if (cache.size >= CACHE_MAX) cache.clear();
        cache.set(key, { actor, until: now.getTime() + CACHE_MS });
      }
      return actor;
    },
  };
}
