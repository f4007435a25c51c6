import { useSyncExternalStore } from 'react';
import type { CurrentUser } from '#contract/auth/auth.ts';

/** The names that the specification gives them (1, section 9). */
const TOKEN_KEY = 'authToken';
const USER_KEY = 'currentUser';

export type Session = {
  readonly token: string;
  readonly user: CurrentUser;
  /** True right after signing in on this page, false when found in the browser's storage. */
  readonly fresh: boolean;
};

let current: Session | null = null;
const watchers = new Set<() => void>();

function change(next: Session | null): void {
  if (next === current) return;
  current = next;
  for (const watcher of watchers) watcher();
}

/** The token that goes with each call; read from storage, which all tabs share. */
export function storedToken(): string | null {
  return localStorage.getItem(TOKEN_KEY);
}

/** Begins a session with what sign-in answered. */
export function startSession(token: string, user: CurrentUser): void {
  localStorage.setItem(TOKEN_KEY, token);
  localStorage.setItem(USER_KEY, JSON.stringify(user));
  change({ token, user, fresh: true });
}

/** After the signed-in person has changed their own account. */
export function updateOwnUser(
  changes: Partial<Pick<CurrentUser, 'name' | 'email' | 'has_seen_tutorial'>>,
): void {
  if (!current) return;
  const user = { ...current.user, ...changes };
  localStorage.setItem(USER_KEY, JSON.stringify(user));
  change({ ...current, user });
}

/** Forgets the session in this browser; the server's part is the sign-out's business. */
export function endSession(): void {
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(USER_KEY);
  change(null);
}

/**
 * Takes up the stored session; what cannot be read as one is cleared. The schema is loaded only
 * when there is something to read, which keeps it out of the sign-in page.
 */
export async function restoreSession(): Promise<void> {
  const token = storedToken();
  const stored = localStorage.getItem(USER_KEY);
  if (token === null && stored === null) return change(null);
  const user = token && stored ? await readUser(stored) : undefined;
  // Meanwhile another tab may have changed it; its storage event brings us here again.
  if (token !== storedToken()) return;
  if (!token || !user) return endSession();
  change({ token, user, fresh: false });
}

async function readUser(stored: string): Promise<CurrentUser | undefined> {
  const { parseStoredUser } = await import('./stored-user.ts');
  return parseStoredUser(stored);
}

/** Follows sign-in and sign-out in the other tabs; returns the function that stops it. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key === TOKEN_KEY || key === USER_KEY) void restoreSession();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

export function currentSession(): Session | null {
  return current;
}

/** Calls the watcher after each beginning and end of a session. */
export function watchSession(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function useSession(): Session | null {
  return useSyncExternalStore(watchSession, currentSession);
}

/** The signed-in person; only for what is drawn behind the sign-in. */
export function useCurrentUser(): CurrentUser {
  const session = useSession();
  if (!session) throw new Error('Nobody is signed in.');
  return session.user;
}
