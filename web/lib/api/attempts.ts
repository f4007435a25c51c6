import { dropSentKey, keepSentKey, readSentKey } from '../session/sent-keys.ts';
import { leftNoTrace } from './api-error.ts';
import { newKey } from './new-key.ts';

/** JSON drops the content of a `File`; its name, size and date identify it. */
function named(_key: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}

type Send<Reply> = (key: string) => Promise<Reply>;

/**
 * The attempts of one button. An unchanged input keeps its idempotency key until it succeeds or is refused, so that a
 * retry after a lost response does not repeat the action. A call during a pending identical one shares its response.
 * With the name of what is called, the device keeps the key, so that the same form sent after a reload is the same
 * request.
 */
export function createAttempts<Reply>(called?: string) {
  const keys = new Map<string, string>();
  const running = new Map<string, Promise<Reply>>();

  async function attempt(group: string, send: Send<Reply>): Promise<Reply> {
    const request = called && `${called} ${group}`;
    const key = keys.get(group) ?? (request && readSentKey(request)) ?? newKey();
    const forget = () => {
      keys.delete(group);
      if (request) dropSentKey(request);
    };
    keys.set(group, key);
    if (request) keepSentKey(request, key);
    try {
      const reply = await send(key);
      forget();
      return reply;
    } catch (error) {
      if (leftNoTrace(error)) forget();
      throw error;
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
