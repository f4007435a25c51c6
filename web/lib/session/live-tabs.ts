import { newKey } from '../api/new-key.ts';

const CHANNEL = 'openopd.tabs';

/** This page in its tab. Names sort by the time at which the pages were opened. */
export const TAB = `${Date.now().toString(36)}${newKey()}`;

type Message = { readonly tab: string; readonly says: 'asks' | 'runs' | 'leaves' };

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'tab' in data && 'says' in data;
}

const running = new Set<string>();

/** Whether another page of this browser is open now. One that is frozen or was killed does not respond. */
export const isRunning = (tab: string): boolean => running.has(tab);

/**
 * Tells the other pages that this one runs, and asks which of them do. Called first, so that they have responded before
 * a form reads what was left. Returns a function that stops it.
 */
export function announceTab(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const say = (says: Message['says']) => channel.postMessage({ tab: TAB, says } satisfies Message);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data)) return;
    // Everybody responds to a question, so that a killed page is forgotten.
    if (data.says === 'asks') running.clear();
    if (data.says === 'leaves') running.delete(data.tab);
    else running.add(data.tab);
    if (data.says === 'asks') say('runs');
  };
  window.addEventListener('pagehide', () => say('leaves'));
  window.addEventListener('pageshow', ({ persisted }) => persisted && say('asks'));
  say('asks');
  return () => channel.close();
}
