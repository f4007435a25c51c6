import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { z } from 'zod';

const Delta = z.object({ text: z.string() });

/** An event with its data parsed. */
export type TestEvent = { readonly event: string | undefined; readonly data: unknown };

/** An open event stream, read one event at a time. */
export type TestStream = {
  /** Waits up to 5 s for the next event and returns its data. Throws if it has another name. */
  next(event: string): Promise<unknown>;
  close(): void;
};

/** The events of a whole reply. */
export function eventsOf(text: string): TestEvent[] {
  const events: TestEvent[] = [];
  createParser({ onEvent: (message) => events.push(parsed(message)) }).feed(text);
  return events;
}

/** The pieces of a streamed answer. */
export function deltasIn(events: readonly TestEvent[]): string[] {
  return events.filter(({ event }) => event === 'delta').map(({ data }) => Delta.parse(data).text);
}

function parsed({ event, data }: EventSourceMessage): TestEvent {
  return { event, data: JSON.parse(data) };
}

/** Opens the clinic's event stream as a browser does, with the token in the header. */
export function openStream(base: string, token: string): Promise<TestStream> {
  return openStreamAt(`${base}/api/events`, { authorization: `Bearer ${token}` });
}

/** Opens any event stream. Throws with the status when it is refused. */
export async function openStreamAt(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestStream> {
  const control = new AbortController();
  const response = await fetch(url, {
    headers: { ...headers, accept: 'text/event-stream' },
    signal: control.signal,
  });
  if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}.`);
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();

  return {
    async next(event) {
      const timeout = setTimeout(() => control.abort(new Error(`No ${event} came.`)), 5_000);
      const { value, done } = await events.read().finally(() => clearTimeout(timeout));
      if (done) throw new Error('The stream ended.');
      const first = parsed(value);
      if (first.event !== event) throw new Error(`${first.event} came instead of ${event}.`);
      return first.data;
    },
    close: () => control.abort(),
  };
}
