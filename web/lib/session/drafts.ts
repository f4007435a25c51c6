import { currentSession } from './session.ts';

/** Unsaved input, kept through a power cut. */
const PREFIX = 'openopd.draft.';

function keyOf(name: string): string | null {
  const session = currentSession();
  return session && `${PREFIX}${session.user.id}.${name}`;
}

function ownKeys(): string[] {
  const prefix = keyOf('');
  if (prefix === null) return [];
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
}

/** The names of the signed-in person's drafts. */
export function draftNames(): string[] {
  const prefix = keyOf('') ?? '';
  return ownKeys().map((key) => key.slice(prefix.length));
}

/** The signed-in person's stored draft of this name; the caller parses it. */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name) ?? '') ?? 'null');
  } catch {
    return null;
  }
}

/** The keys that this page has changed, and the prefixes that signing out has removed. */
const changed = new Set<string>();
const signedOut = new Set<string>();

/** Whether this page has changed or removed the draft under this key. */
export const isChangedHere = (key: string): boolean =>
  changed.has(key) || [...signedOut].some((prefix) => key.startsWith(prefix));

let mirror: ((key: string, stored?: string | null) => void) | undefined;

/** Repeats each change of a draft in a second store; without a text, all whose keys begin so are removed there. */
export function mirrorDrafts(to: typeof mirror): void {
  mirror = to;
}

function store(key: string, stored: string | null): void {
  try {
    // Other pages would be told of a change that is none.
    if (stored === localStorage.getItem(key)) return;
    if (stored === null) localStorage.removeItem(key);
    else localStorage.setItem(key, stored);
    changed.add(key);
    mirror?.(key, stored);
  } catch {
    // A full or blocked storage must not interrupt the typing.
  }
}

/** Stores a draft, or removes it when it is empty. Without a session it writes nothing. */
export function writeDraft(name: string, draft: unknown): void {
  const key = keyOf(name);
  if (key !== null) store(key, draft === null ? null : JSON.stringify(draft));
}

/** Calls the watcher when another tab has changed the draft of this name, or one of its `name@page`. */
export function watchDraft(name: string, watcher: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    const own = keyOf(name);
    if (key === null || key === own || key.startsWith(`${own}@`)) watcher();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

export function hasDrafts(): boolean {
  return ownKeys().length > 0;
}

/** Called on logging out: drafts must not stay on a shared computer. */
export function removeDrafts(): void {
  for (const key of ownKeys()) store(key, null);
  const prefix = keyOf('');
  if (prefix === null) return;
  // The second store may have more of them.
  signedOut.add(prefix);
  mirror?.(prefix);
}
