import type { Writable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A client with this much unread data is treated as gone, even if its connection is open. */
const MOST_UNREAD_BYTES = 1_048_576;

export type StreamWriter = {
  /** Writes an event, or holds it until the client has read those before it. */
  send(event: string, data: object): void;
  /** Writes the last event at once, and closes the stream. Events that are still held are dropped. */
  end(event: string): void;
};

type Streamed = {
  readonly raw: Writable;
  readonly sse: Pick<FastifyReply['sse'], 'isConnected' | 'send' | 'close'>;
};

/** Writes the events of one stream in order, and ends the connection of a client that reads nothing. */
export function writerTo({ raw, sse }: Streamed): StreamWriter {
  const held: { readonly event: string; readonly data: object; readonly bytes: number }[] = [];
  let heldBytes = 0;
  // The stream's close handler takes note of a disconnect. Its events are lost.
  const write = (event: string, data: object) => {
    if (sse.isConnected) sse.send({ event, data }).catch(() => {});
  };
  raw.on('drain', () => {
    while (!raw.writableNeedDrain) {
      const next = held.shift();
      if (!next) return;
      heldBytes -= next.bytes;
      write(next.event, next.data);
    }
  });
  return {
    send(event, data) {
      if (raw.writableLength + heldBytes > MOST_UNREAD_BYTES) {
        raw.destroy();
      } else if (raw.writableNeedDrain) {
        const bytes = Buffer.byteLength(JSON.stringify(data));
        held.push({ event, data, bytes });
        heldBytes += bytes;
      } else write(event, data);
    },
    end(event) {
      held.length = 0;
      write(event, {});
      sse.close();
    },
  };
}
