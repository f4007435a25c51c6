import { type ClinicEvent, streamEvents } from '#contract/events/events.endpoints.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import type { ApiDouble } from './api-double.ts';

/** The clinic's live stream in a test. */
export type EventDouble = {
  /** Sends a change event. */
  emit: (event: ClinicEvent) => void;
  /** Sends `ready` (again: events may have been missed) or `ended`. */
  say: (event: 'ready' | 'ended') => void;
  /** Sends any event. */
  tell: (event: string, data: object) => void;
  /** Breaks the open streams; the browser will reconnect. */
  cut: () => void;
  /** The number of streams opened so far. */
  readonly opened: number;
  /** The number of open streams. */
  readonly open: number;
};

/** Serves a live stream, the clinic's if left out: `ready` at once, then the test's events. */
export function eventDouble(api: ApiDouble, endpoint: Endpoint = streamEvents): EventDouble {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();
  let opened = 0;

  const write = (event: string, data: object): void => {
    const bytes = encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    for (const controller of open) controller.enqueue(bytes);
  };

  api.onRaw(endpoint, ({ signal }) => {
    opened += 1;
    let own: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = controller;
        open.add(controller);
        controller.enqueue(encoder.encode(': hello\n\nevent: ready\ndata: {}\n\n'));
        signal?.addEventListener('abort', () => {
          if (open.delete(controller)) controller.error(new DOMException('Aborted', 'AbortError'));
        });
      },
      cancel: () => {
        open.delete(own);
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  });

  return {
    emit: (event) => write('changed', event),
    say: (event) => write(event, {}),
    tell: write,
    cut: () => {
      for (const controller of open) controller.error(new TypeError('network error'));
      open.clear();
    },
    get opened() {
      return opened;
    },
    get open() {
      return open.size;
    },
  };
}
