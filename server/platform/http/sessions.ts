import { hash, randomBytes } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';
import type { Actor } from '../actor.ts';
import type { Database, Tx } from '../db/scoped-database.ts';
import type { EventHub } from '../events/hub.ts';
import { hasSecondFactor, isFactorDue, missingFactorFrom } from '../factor-demand.ts';
import { deviceInWords, roughNetwork } from './sign-in-origin.ts';

const HOUR = 3_600_000;
/** A session expires when it has not been used for this long. */
export const SESSION_IDLE_MS = 12 * HOUR;
/** The same where a clinic's computers are shared. */
const SHARED_IDLE_MS = 2 * HOUR;
const MINUTE = 60_000;
const ABSOLUTE_MS = 7 * 24 * HOUR;
/** The limit per account; a new session ends the least recently used one. */
export const MOST_SESSIONS = 50;
/** `last_seen_at` is updated at most this often. */
const TOUCH_MS = 60_000;
/** How long a session from the database stays cached; an event reports its end. */
const CACHE_MS = 5_000;
const CACHE_MAX = 10_000;

export type Sessions = {
  /** The live session of a bearer token, or undefined. */
  find(token: string, now: Date): Promise<Actor | undefined>;
  /** Whether a session is live and not restricted, without counting as activity. */
  isLive(sessionId: string, now: Date): Promise<boolean>;
};

function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/**
 * Opens a session in a system transaction and returns its token: 256 random bits. Ends the oldest
 * sessions beyond the limit.
 */
export async function openSession(
  tx: Tx,
  person: {
    userId: string;
    clinicId: string | null;
    now: Date;
    /** The device and network of the sign-in, so that the person recognises it. */
    origin?: { address: string; userAgent: string };
  },
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
      ...(person.origin && {
        device: deviceInWords(person.origin.userAgent),
        network: roughNetwork(person.origin.address),
      }),
    })
    .execute();
  await tx
    .deleteFrom('sessions')
    .where('id', 'in', (sessions) =>
      sessions
        .selectFrom('sessions')
        .where('user_id', '=', person.userId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id', 'desc')
        .offset(MOST_SESSIONS)
        .select('id'),
    )
    .execute();
  return token;
}

type LastUse = Pick<Rest, 'last_seen_at' | 'shared_computers'>;
type Rest = {
  last_seen_at: Date;
  shared_computers: boolean | null;
  lock_after_minutes: number | null;
};

function idleMs({ last_seen_at }: Pick<Rest, 'last_seen_at'>, now: Date): number {
  return now.getTime() - last_seen_at.getTime();
}

/** Whether a session has expired from inactivity. */
export function isIdleToDeath(row: LastUse, now: Date): boolean {
  return idleMs(row, now) >= (row.shared_computers ? SHARED_IDLE_MS : SESSION_IDLE_MS);
}

/**
 * Whether a session has been idle long enough to lock, in case its browser did not lock it. The
 * extra minute covers the delay of `last_seen_at`.
 */
function isIdleToLock(row: Rest, now: Date): boolean {
  if (!row.shared_computers || row.lock_after_minutes === null) return false;
  return idleMs(row, now) > row.lock_after_minutes * MINUTE + TOUCH_MS;
}

/**
 * The end of a session. If it was used while the clock was ahead, it ends no later than a session
 * opened now.
 */
function endOf({ expires_at }: { expires_at: Date }, now: Date): Date {
  return new Date(Math.min(expires_at.getTime(), now.getTime() + ABSOLUTE_MS));
}

async function load(
  tx: Tx,
  { tokenHash, now, ofSuperadmins }: { tokenHash: Buffer; now: Date; ofSuperadmins: boolean },
): Promise<Actor | undefined> {
  const row = await tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('clinics', 'clinics.id', 'users.clinic_id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('users.active', '=', true)
    .where('users.deleted_at', 'is', null)
    .select([
      'sessions.id as session_id',
      'sessions.last_seen_at',
      'sessions.expires_at',
      'sessions.locked_at',
      'users.id',
      'users.name',
      'users.email',
      'users.role',
      'users.clinic_id',
      'users.has_seen_tutorial',
      'clinics.name as clinic_name',
      'clinics.time_zone',
      'clinics.owner_id',
      'clinics.shared_computers',
      'clinics.lock_after_minutes',
      'clinics.second_factor_from',
      hasSecondFactor,
    ])
    .executeTakeFirst();
  if (!row || isIdleToDeath(row, now)) return undefined;
  const isLocked = row.locked_at !== null || isIdleToLock(row, now);
  const change = isLocked
    ? row.locked_at === null && { locked_at: now }
    : Math.abs(idleMs(row, now)) > TOUCH_MS && { last_seen_at: now, expires_at: endOf(row, now) };
  if (change) {
    await tx
      .updateTable('sessions')
      .set(change)
      .where('id', '=', row.session_id)
      // Skips a session that was unlocked or used since it was read.
      .where('last_seen_at', '=', row.last_seen_at)
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
    isOwner: row.owner_id === row.id,
    hasSeenTutorial: row.has_seen_tutorial,
    lockAfterMinutes: row.shared_computers ? row.lock_after_minutes : null,
    missingFactorFrom: missingFactorFrom(row, ofSuperadmins),
    isLocked,
  };
}

/**
 * Looks up sessions, with a cache of seconds while other servers' events arrive. An ended session
 * is dropped from the cache at once.
 */
export function createSessions(
  database: Database,
  hub: EventHub,
  /** Whether superadmins need a second factor. */
  ofSuperadmins: boolean,
): Sessions {
  const cache = new Map<string, { actor: Actor; until: number }>();
  // Counts ended sessions: a look-up that started before one must not be cached after it.
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
      database.inSystem(
        async (tx) => {
          const row = await tx
            .selectFrom('sessions')
            .innerJoin('users', 'users.id', 'sessions.user_id')
            .leftJoin('clinics', 'clinics.id', 'users.clinic_id')
            .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
            .where('sessions.id', '=', sessionId)
            .where('sessions.expires_at', '>', now)
            .where('sessions.locked_at', 'is', null)
            .select(['last_seen_at', 'shared_computers', 'lock_after_minutes', 'users.role'])
            .select(['clinics.second_factor_from', hasSecondFactor])
            .executeTakeFirst();
          if (!row || isIdleToDeath(row, now) || isIdleToLock(row, now)) return false;
          return !isFactorDue(missingFactorFrom(row, ofSuperadmins), now);
        },
        { reads: true },
      ),
    async find(token, now) {
      const key = hash('sha256', token, 'base64');
      const known = cache.get(key);
      const validMs = known ? known.until - now.getTime() : 0;
      // Longer than the cache time: the clock was set back.
      if (known && validMs > 0 && validMs <= CACHE_MS) return known.actor;
      cache.delete(key);
      const endingsBefore = endings;
      const actor = await database.inSystem(
        (tx) => load(tx, { tokenHash: Buffer.from(key, 'base64'), now, ofSuperadmins }),
        { reads: true },
      );
      // Without other servers' events, the cache would not learn of the session's end.
      if (actor && hub.isHearing && endings === endingsBefore) {
        if (cache.size >= CACHE_MAX) cache.clear();
        cache.set(key, { actor, until: now.getTime() + CACHE_MS });
      }
      return actor;
    },
  };
}
