import { dropSentKey, keepSentKey, readSentKey } from '../session/sent-keys.ts';
import { newKey } from './new-key.ts';

/** JSON drops the content of a `File`; its name, size and date identify it. */
function named(_key: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}

/** Sends with a key, which may be of a page that was reloaded. */
type Send<Reply> = (key: string, isOfEarlierPage: boolean) => Promise<Reply>;

/**
 * The attempts of one button. An unchanged input keeps its idempotency key until it succeeds, so that a retry after a
 * lost response does not repeat the action. A call during a pending identical one shares its response. With the name
 * of what is called, the device keeps the key, so that the same form sent after a reload is the same request.
 */
export function createAttempts<Reply>(called?: string) {
  const keys = new Map<string, string>();
  /** Those whose key is of an earlier page. */
  const earlier = new Set<string>();
  const running = new Map<string, Promise<Reply>>();

  async function attempt(group: string, send: Send<Reply>): Promise<Reply> {
    const request = called && `${called} ${group}`;
    const own = keys.get(group);
    const kept = own ? undefined : request && readSentKey(request);
    if (kept) earlier.add(group);
    const key = own ?? kept ?? newKey();
    keys.set(group, key);
    if (request) keepSentKey(request, key);
    try {
      const reply = await send(key, earlier.has(group));
      keys.delete(group);
      earlier.delete(group);
      if (request) dropSentKey(request);
      return reply;
    } finally {
      running.delete(group);
    }
  }

  return {
    run(input: unknown, send: Send<Reply>): Promise<Reply> {
      const group = JSON.stringify(input, named);
      const joined = running.get(group) ?? attempt(group, send);
      running.set(group, joined);
      return joined;
    },
  };
}
