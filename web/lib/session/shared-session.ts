/**
 * The session of a shared computer: each tab stores its own copy, a new tab receives it from the others, and it ends
 * with the last tab.
 */
const KEYS = ['authToken', 'currentUser', 'openopd.shared'] as const;
const NAME_KEY = 'openopd.shared';
const LEFT_KEY = 'openopd.leftAt';
/** A reload takes seconds. A tab restored later, after the browser was closed, is not a reload. */
const RELOAD_MS = 30_000;
/** How long other tabs have to respond. */
const ANSWER_MS = 400;
/** A tab that has just signed in may not listen yet, and would lose its session if it were asked only once. */
const ASK_AGAIN_MS = 50;

type Message = { ask: string } | { hand: string; values: readonly string[] };

let channel: BroadcastChannel | undefined;

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && ('ask' in data || 'hand' in data);
}

/** Responds to tabs that ask for this tab's session. */
export function serveTabs(): void {
  if (channel) return;
  channel = new BroadcastChannel(NAME_KEY);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || !('ask' in data)) return;
    if (sessionStorage.getItem(NAME_KEY) !== data.ask) return;
    const values = KEYS.map((key) => sessionStorage.getItem(key) ?? '');
    channel?.postMessage({ hand: data.ask, values } satisfies Message);
  };
  window.addEventListener('pagehide', () => sessionStorage.setItem(LEFT_KEY, String(Date.now())));
}

/** Asks the other tabs for their session of this name. */
function askTabs(name: string): Promise<readonly string[] | undefined> {
  const asking = new BroadcastChannel(NAME_KEY);
  let again: ReturnType<typeof setInterval> | undefined;
  return new Promise<readonly string[] | undefined>((resolve) => {
    setTimeout(() => resolve(undefined), ANSWER_MS);
    asking.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isMessage(data) && 'hand' in data && data.hand === name) resolve(data.values);
    };
    const ask = () => asking.postMessage({ ask: name } satisfies Message);
    ask();
    again = setInterval(ask, ASK_AGAIN_MS);
  }).finally(() => {
    clearInterval(again);
    asking.close();
  });
}

function isReload(name: string): boolean {
  if (sessionStorage.getItem(NAME_KEY) !== name) return false;
  const leftAt = sessionStorage.getItem(LEFT_KEY);
  return leftAt === null || Date.now() - Number(leftAt) < RELOAD_MS;
}

/** Adopts the session of this name, or clears it when no other tab has it. */
export async function joinShared(name: string): Promise<void> {
  if (!isReload(name)) {
    for (const key of KEYS) sessionStorage.removeItem(key);
    const values = await askTabs(name);
    for (const [nth, key] of KEYS.entries()) {
      const value = values?.[nth];
      if (value) sessionStorage.setItem(key, value);
    }
    if (!values && localStorage.getItem(NAME_KEY) === name) localStorage.removeItem(NAME_KEY);
  }
  sessionStorage.removeItem(LEFT_KEY);
  if (sessionStorage.getItem(NAME_KEY) === name) serveTabs();
}
