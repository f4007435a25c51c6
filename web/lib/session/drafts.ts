import { currentSession } from './session.ts';

/** What somebody typed and the server does not have yet, kept through a power cut. */
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

/** The signed-in person's draft of this name as it was stored; the caller parses it. */
export function readDraft(name: string): unknown {
  const key = keyOf(name);
  const stored = key === null ? null : localStorage.getItem(key);
  try {
    return stored === null ? null : JSON.parse(stored);
  } catch {
    return null;
  }
}

/** Keeps a draft, or removes it when there is nothing to keep. Without a session nothing is written. */
export function writeDraft(name: string, draft: unknown): void {
  const key = keyOf(name);
  if (key === null) return;
  try {
    if (draft === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage must not stop anybody from writing.
  }
}

/** Calls the watcher when another tab has changed the draft of this name. */
export function watchDraft(name: string, watcher: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key === keyOf(name)) watcher();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

export function hasDrafts(): boolean {
  return ownKeys().length > 0;
}

/** On logging out: what was typed does not stay on a shared computer. */
export function removeDrafts(): void {
  for (const key of ownKeys()) localStorage.removeItem(key);
}
