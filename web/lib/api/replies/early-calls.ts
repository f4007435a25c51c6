/**
 * How old an early reply may be. The first connection of live events asks for the changes since then
 * (web/lib/live/live-events.ts).
 */
export const EARLY_MS = 5_000;

/** A call that the page's first script has begun (web/build/head-start.plugin.ts). */
export type EarlyCall = {
  readonly token: string | null;
  /** When it began, in milliseconds since 1970; 0 once its reply may be outdated. */
  at: number;
  readonly reply: Promise<Response>;
};

declare global {
  interface Window {
    /** By their addresses. */
    earlyCalls?: Record<string, EarlyCall>;
  }
}

/** Returns the reply to a call that was begun early, to the first caller with the same token only. */
export function takeEarly(url: string, token: string | null): Promise<Response> | undefined {
  const call = window.earlyCalls?.[url];
  if (!call) return undefined;
  delete window.earlyCalls?.[url];
  return call.token === token && Date.now() - call.at < EARLY_MS ? call.reply : undefined;
}

/**
 * Called at a change: an early reply that no caller has taken may be older, and its page would show it until the next
 * change.
 */
export function outdateEarly(): void {
  for (const call of Object.values(window.earlyCalls ?? {})) call.at = 0;
}
