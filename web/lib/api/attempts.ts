import { newKey } from './new-key.ts';

/** JSON drops the content of a `File`; its name, size and date identify it. */
function named(_key: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}

/**
 * The attempts of one button. An unchanged input keeps its idempotency key until it succeeds, so that a retry after a
 * lost response does not repeat the action. A call during a pending identical one shares its response.
 */
export function createAttempts<Reply>() {
  const keys = new Map<string, string>();
  const running = new Map<string, Promise<Reply>>();

  async function attempt(group: string, send: (key: string) => Promise<Reply>): Promise<Reply> {
    const key = keys.get(group) ?? newKey();
    keys.set(group, key);
    try {
      const reply = await send(key);
      keys.delete(group);
      return reply;
    } finally {
      running.delete(group);
    }
  }

  return {
    run(input: unknown, send: (key: string) => Promise<Reply>): Promise<Reply> {
      const group = JSON.stringify(input, named);
      const joined = running.get(group) ?? attempt(group, send);
      running.set(group, joined);
      return joined;
    },
  };
}
