import { useSyncExternalStore } from 'react';
import type { CurrentUser } from '#contract/auth/auth.ts';
import { newKey } from '../api/new-key.ts';

/** Key names given by the specification (1, section 9). */
const TOKEN_KEY = 'authToken';
const USER_KEY = 'currentUser';
/** On shared computers: the name of the session that this browser's tabs share. */
const SHARED_KEY = 'openopd.shared';
const LOCKED_KEY = 'openopd.locked';
/** Written and removed at once: it only sends the other tabs how the session ended. */
const ENDED_KEY = 'openopd.ended';

export type Session = {
  readonly token: string;
  readonly user: CurrentUser;
  /** True right after signing in on this page, false for a session restored from storage. */
  readonly fresh: boolean;
  /** The screen is locked: calls are held back, and the content is hidden. */
  readonly locked?: true;
};

/** Ended by the server, or by the person in another tab. */
type Ending = 'server' | 'elsewhere';

let current: Session | null = null;
let ending: Ending | undefined;
const watchers = new Set<() => void>();

function change(next: Session | null): void {
  if (next === current) return;
  current = next;
  if (next) ending = undefined;
  document.documentElement.toggleAttribute('data-locked', Boolean(next?.locked));
  for (const watcher of watchers) watcher();
}

/** The token sent with each call; read from storage, which all tabs share. */
export function storedToken(): string | null {
  return sessionStorage.getItem(TOKEN_KEY) ?? localStorage.getItem(TOKEN_KEY);
}

/**
 * Stores the session in the browser, or on shared computers in the tab only: other tabs receive it by message, and it
 * ends when the browser is closed.
 */
function keep(token: string, user: CurrentUser): void {
  const isShared = user.lock_after_minutes !== undefined;
  const [here, there] = isShared ? [sessionStorage, localStorage] : [localStorage, sessionStorage];
  const isNew = storedToken() !== token;
  // The token last: with it, the other tabs have the whole session.
  here.setItem(USER_KEY, JSON.stringify(user));
  here.setItem(TOKEN_KEY, token);
  if (!isShared) {
    localStorage.removeItem(SHARED_KEY);
    sessionStorage.removeItem(SHARED_KEY);
  } else if (isNew || sessionStorage.getItem(SHARED_KEY) === null) {
    const name = newKey();
    sessionStorage.setItem(SHARED_KEY, name);
    localStorage.setItem(SHARED_KEY, name);
  }
  there.removeItem(TOKEN_KEY);
  there.removeItem(USER_KEY);
  if (isShared) void loadShared().then(({ serveTabs }) => serveTabs());
}

const loadShared = () => import('./shared-session.ts');

/** Starts a session with the reply of the sign-in. */
export function startSession(token: string, user: CurrentUser): void {
  localStorage.removeItem(LOCKED_KEY);
  keep(token, user);
  change({ token, user, fresh: true });
}

/** Called after the signed-in person has changed their own account. */
export function updateOwnUser(
  changes: Partial<
    Pick<
      CurrentUser,
      | 'name'
      | 'email'
      | 'clinic_name'
      | 'time_zone'
      | 'has_seen_tutorial'
      | 'is_owner'
      | 'lock_after_minutes'
      | 'second_factor_demand'
    >
  >,
): void {
  if (!current) return;
  const user = { ...current.user, ...changes };
  keep(current.token, user);
  // Every part of the page reads the person, and would render again.
  if (JSON.stringify(user) !== JSON.stringify(current.user)) change({ ...current, user });
}

/** Called when the server refuses calls until a second factor is set up. */
export function demandFactor(): void {
  const demand = current?.user.second_factor_demand;
  if (demand?.due) return;
  updateOwnUser({
    second_factor_demand: { from: demand?.from ?? new Date().toISOString(), due: true },
  });
}

/**
 * Clears the session in this browser; the sign-out revokes it on the server. `by` is given where the server had ended
 * it already, so that the sign-in page can explain itself.
 */
export function endSession(by?: 'server'): void {
  // A late response must not explain a session that was ended here.
  if (current) {
    ending = by;
    sendEnding(by ?? 'elsewhere');
  }
  clearSession();
}

function sendEnding(how: Ending): void {
  try {
    localStorage.setItem(ENDED_KEY, how);
    localStorage.removeItem(ENDED_KEY);
  } catch {
    // A full storage must not keep the session.
  }
}

function clearTab(): void {
  for (const key of [TOKEN_KEY, USER_KEY, SHARED_KEY]) sessionStorage.removeItem(key);
}

function clearSession(): void {
  clearTab();
  for (const key of [TOKEN_KEY, USER_KEY, SHARED_KEY, LOCKED_KEY]) localStorage.removeItem(key);
  change(null);
}

/** Locks or unlocks the screen in all tabs; the lock screen notifies the server. */
export function setLocked(isLocked: boolean): void {
  if (!current || Boolean(current.locked) === isLocked) return;
  if (isLocked) localStorage.setItem(LOCKED_KEY, '1');
  else localStorage.removeItem(LOCKED_KEY);
  const { token, user, fresh } = current;
  change({ token, user, fresh, ...(isLocked && { locked: true }) });
}

/** Resolves once the screen is unlocked, the session over, or the signal aborted. */
export function untilUnlocked(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = watchSession(() => {
      if (!current?.locked) finish();
    });
    const finish = (): void => {
      stop();
      resolve();
    };
    signal?.addEventListener('abort', finish, { once: true });
    if (!current?.locked || signal?.aborted) finish();
  });
}

/**
 * Restores the stored session; an invalid one is cleared. The schema is loaded only when there is a stored session,
 * which keeps it out of the sign-in page.
 */
export const restoreSession = (): Promise<void> => readSession(clearSession);

/**
 * Adopts what another tab stored. Its keys arrive one by one: half a session is one that the other tab is still storing
 * or removing, and clearing it here would end it there.
 */
const followSession = (): Promise<void> => readSession(() => change(null));

async function readSession(onInvalid: () => void): Promise<void> {
  const shared = localStorage.getItem(SHARED_KEY);
  if (shared !== null) await loadShared().then(({ joinShared }) => joinShared(shared));
  // Signed out in another tab. What is in the storage of all tabs by now may be the next person's.
  else if (sessionStorage.getItem(SHARED_KEY) !== null) clearTab();
  const token = storedToken();
  const stored = sessionStorage.getItem(USER_KEY) ?? localStorage.getItem(USER_KEY);
  if (token === null && stored === null) return change(null);
  const user = token && stored ? await readUser(stored) : undefined;
  // Another tab has changed it meanwhile; its storage event triggers this again.
  if (token !== storedToken()) return;
  if (!token || !user) return onInvalid();
  const isLocked = localStorage.getItem(LOCKED_KEY) !== null;
  change({ token, user, fresh: false, ...(isLocked && { locked: true }) });
}

async function readUser(stored: string): Promise<CurrentUser | undefined> {
  const { parseStoredUser } = await import('./stored-user.ts');
  return parseStoredUser(stored);
}

/** Follows sign-in and sign-out in other tabs; returns a function that stops it. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === ENDED_KEY && newValue && current) {
      ending = newValue === 'server' ? 'server' : 'elsewhere';
    }
    if (key === LOCKED_KEY) setLocked(localStorage.getItem(LOCKED_KEY) !== null);
    if (key === null || [TOKEN_KEY, USER_KEY, SHARED_KEY].includes(key)) void followSession();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** The end of the last session, if none has started since, and unless the person signed out in this tab. */
export function howItEnded(): Ending | undefined {
  return ending;
}

export function currentSession(): Session | null {
  return current;
}

/** Calls the watcher whenever a session starts or ends. */
export function watchSession(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function useSession(): Session | null {
  return useSyncExternalStore(watchSession, currentSession);
}

/** The signed-in person; only for components behind the sign-in. */
export function useCurrentUser(): CurrentUser {
  const session = useSession();
  if (!session) throw new Error('Nobody is signed in.');
  return session.user;
}
