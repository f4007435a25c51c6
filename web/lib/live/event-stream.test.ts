import { createParser } from 'eventsource-parser';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readEvents, type ServerEvent } from './event-stream.ts';

function streamOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

async function read(pieces: readonly Uint8Array[], alive = () => {}): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(streamOf(pieces), alive)) events.push(event);
  return events;
}

const TEXT =
  ': hello\n\nevent: ready\ndata: {}\n\nevent: changed\ndata: {"topic":"queue"}\nid: 7\n\n' +
  ': heartbeat\n\ndata: नमस्ते\ndata: दूसरी\n\nretry: 5\n\nevent: never finished\ndata: x';
const EVENTS = [
  { event: 'ready', data: '{}' },
  { event: 'changed', data: '{"topic":"queue"}' },
  { event: 'message', data: 'नमस्ते\nदूसरी' },
];

it.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
  ['CR', '\r'],
])('reads the same events for any chunking (%s)', async (_, lineEnd) => {
  const bytes = new TextEncoder().encode(TEXT.replaceAll('\n', lineEnd));
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: bytes.length - 1 }));
  await fc.assert(
    fc.asyncProperty(cuts, async (places) => {
      const ends = [...places.sort((a, b) => a - b), bytes.length];
      const pieces = ends.map((end, index) => bytes.slice(ends[index - 1] ?? 0, end));
      expect(await read(pieces)).toEqual(EVENTS);
    }),
    { numRuns: 200 },
  );
});

it('reads what eventsource-parser reads', async () => {
  const names = ['event: a', 'event:b', 'event:', 'event', 'id: 7', 'retry: 5', 'data-x: y'];
  // U+2028 ends a line for a regular expression, but not for an event stream or JSON.
  const lines = [
    '',
    '',
    ': note',
    'data: 1',
    'data:  2',
    'data:',
    'data',
    'data: \u2028',
    ...names,
  ];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...lines), { maxLength: 12 }), async (some) => {
      const text = `${some.join('\n')}\n\n`;
      const expected: ServerEvent[] = [];
      createParser({
        onEvent: ({ event = 'message', data }) => expected.push({ event, data }),
      }).feed(text);
      expect(await read([new TextEncoder().encode(text)])).toEqual(expected);
    }),
    { numRuns: 1_000 },
  );
});

it('counts every chunk as activity, comments too', async () => {
  let signs = 0;
  const encoder = new TextEncoder();
  await read([encoder.encode(': a\n\n'), encoder.encode(': b\n\n')], () => {
    signs += 1;
  });
  expect(signs).toBe(2);
});
