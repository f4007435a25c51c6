import type { Question } from './use-conversation.ts';

/** An answer as far as it was written. */
export type Written = { readonly query: string; readonly text: string };

/** How the newest question stands on this screen; what was answered is the server's. */
export type Asking = {
  readonly running: Written | null;
  /** Written before Stop. */
  readonly stopped: Written | null;
  readonly failure: (Question & { readonly message: string }) | null;
};

export const IDLE: Asking = { running: null, stopped: null, failure: null };

export type AskingEvent =
  | { readonly type: 'asked'; readonly query: string }
  | { readonly type: 'wrote'; readonly written: Written }
  | { readonly type: 'ended' }
  | { readonly type: 'stopped' }
  | { readonly type: 'failed'; readonly question: Question; readonly message: string };

/** What becomes of the newest question when something happens to it. */
export function askingReducer(asking: Asking, event: AskingEvent): Asking {
  switch (event.type) {
    case 'asked':
      return { ...IDLE, running: { query: event.query, text: '' } };
    case 'wrote':
      return { ...asking, running: event.written };
    case 'ended':
      return { ...asking, running: null };
    case 'stopped':
      // An answer that had not begun leaves nothing to show.
      return {
        ...asking,
        running: null,
        stopped: asking.running?.text ? asking.running : asking.stopped,
      };
    case 'failed':
      return { ...asking, failure: { ...event.question, message: event.message } };
  }
}

/** What was stopped, until the server's own row shows it. */
export function shownStopped(
  { stopped }: Asking,
  newest: { readonly status: string; readonly query: string } | undefined,
): Written | null {
  const isKept = newest?.status === 'cancelled' && newest.query === stopped?.query;
  return isKept ? null : stopped;
}
