import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { writerTo } from './stream-writer.ts';

/** A client whose connection takes one byte before it must be read. */
function aSlowClient() {
  const raw = new PassThrough({ highWaterMark: 1 });
  const sse = {
    isConnected: true,
    send: async (message: unknown) => {
      raw.write(JSON.stringify(message));
    },
    close: () => raw.end(),
  };
  return { raw, writer: writerTo({ raw, sse }) };
}

it('holds what a client has not read, and writes it in order', async () => {
  const { raw, writer } = aSlowClient();
  for (let nth = 1; nth <= 12; nth += 1) writer.send('changed', { nth });
  expect(raw.writableLength).toBeLessThan(60);
  let text = '';
  raw.on('data', (data) => {
    text += data;
  });
  for (let at = 0; at < 40; at += 1) await turn();
  expect([...text.matchAll(/"nth":(\d+)/g)].map(([, nth]) => Number(nth))).toEqual(
    Array.from({ length: 12 }, (_, at) => at + 1),
  );
});

it('writes the end at once, and drops what was held', async () => {
  const { raw, writer } = aSlowClient();
  for (let nth = 1; nth <= 3; nth += 1) writer.send('changed', { nth });
  writer.end('ended');
  expect((await raw.toArray()).join('')).toBe(
    '{"event":"changed","data":{"nth":1}}{"event":"ended","data":{}}',
  );
});

it('ends the connection of a client with 1 MB unread', () => {
  const { raw, writer } = aSlowClient();
  for (let nth = 0; nth < 120; nth += 1) writer.send('changed', { id: 'x'.repeat(10_000) });
  expect(raw.destroyed).toBe(true);
});
