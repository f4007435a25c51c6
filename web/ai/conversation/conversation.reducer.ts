import type { Question } from './question.ts';

/** The part of an answer written so far. */
export type Written = { readonly query: string; readonly text: string };

/** The state of the newest question on this screen; answered questions are the server's. */
export type Asking = {
  readonly running: Written | null;
  /** The text written before Stop was pressed. */
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

/** The next state of the newest question. */
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

/** The stopped answer, until the server's own row shows it. */
export function shownStopped(
  { stopped }: Asking,
  newest: { readonly status: string; readonly query: string } | undefined,
): Written | null {
  const isKept = newest?.status === 'cancelled' && newest.query === stopped?.query;
  return isKept ? null : stopped;
}
