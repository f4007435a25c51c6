import { newKey } from '../api/new-key.ts';

const CHANNEL = 'openopd.tabs';
const MARK = 'openopd.tab.';
/** How long the others have to respond. */
const RESPONSE_MS = 150;
/** A store that does not open must not hold up the application. One opens in this time on an old PC after a power cut. */
const RECOVERY_MS = 3_000;

/** This page in its tab. Names sort by the time at which the pages were opened. */
export const TAB = `${Date.now().toString(36)}${newKey()}`;

type Message = { readonly tab: string; readonly says: 'asks' | 'runs' | 'leaves' };

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'tab' in data && 'says' in data;
}

const running = new Set<string>();

/** Whether another page of this browser is open now. One that is frozen or was killed does not respond. */
export const isRunning = (tab: string): boolean => running.has(tab);

/** The other pages that were opened and have not left. */
function markedTabs(): string[] {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(MARK));
  return names.map((name) => name.slice(MARK.length)).filter((tab) => tab !== TAB);
}

function mark(isHere: boolean): void {
  try {
    if (isHere) localStorage.setItem(MARK + TAB, '');
    else localStorage.removeItem(MARK + TAB);
  } catch {
    // Without storage there are no drafts either.
  }
}

type Meeting = {
  /** Resolves when forms may read what was left. */
  readonly known: Promise<void>;
  /** Whether some of it was recovered only after that. */
  readonly more: Promise<boolean>;
};
let meeting: Meeting | undefined;

function meet(): Meeting {
  let isLate = false;
  const more = Promise.all([loadMirror(), ask()])
    .then(([mirror]) => mirror?.recoverDrafts({ running, own: TAB, isLate: () => isLate }))
    .then(Boolean, () => false);
  const known = new Promise<void>((resolve) => {
    setTimeout(() => {
      isLate = true;
      resolve();
    }, RECOVERY_MS);
    void more.then(() => resolve());
  });
  return { known, more };
}

/**
 * Tells the other pages that this one runs, and resolves when it is known which of them do: at once when there is none.
 * Then recovers what a killed browser left, and waits for it for a few seconds. Awaited before a form reads what was left.
 */
export function meetTabs(): Promise<void> {
  meeting ??= meet();
  return meeting.known;
}

/**
 * Offers what earlier pages left, when it is known, and again when a slow store gives more of it later. The
 * returned function ends that.
 */
export function offerLeft(offer: () => void): () => void {
  let isOver = false;
  const unlessOver = (): void => {
    if (!isOver) offer();
  };
  void meetTabs().then(unlessOver);
  void meeting?.more.then((isMore) => isMore && unlessOver());
  return () => {
    isOver = true;
  };
}

/** Without it, drafts are only in the storage that the browser writes out later. */
const loadMirror = () => import('./draft-mirror.ts').catch(() => null);

async function ask(): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL);
  const say = (says: Message['says']): void => {
    mark(says !== 'leaves');
    channel.postMessage({ tab: TAB, says } satisfies Message);
  };
  const others = new Set(markedTabs());
  const responded = new Promise<void>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isMessage(data)) return;
      // Everybody responds to a question, so that a killed page is forgotten.
      if (data.says === 'asks') running.clear();
      if (data.says === 'leaves') running.delete(data.tab);
      else running.add(data.tab);
      if (data.says === 'asks') say('runs');
      others.delete(data.tab);
      if (others.size === 0) resolve();
    };
    setTimeout(resolve, RESPONSE_MS);
  });
  window.addEventListener('pagehide', () => say('leaves'));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    running.clear();
    say('asks');
  });
  say('asks');
  if (others.size > 0) await responded;
  for (const tab of others) localStorage.removeItem(MARK + tab);
}
