import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { streamEvents } from '#contract/events/events.endpoints.ts';
import { addressOf, requestOf } from './request.ts';
import type { Screen } from './world.ts';

const EVENT_ID = /^data: ?\{.*"id":"([0-9a-f-]{36})"/gm;

/** Open live streams, and the time of each event on them. */
export class Streams {
  readonly #sockets: Socket[] = [];
  /** When a change was sent. */
  readonly #sentAt = new Map<string, number>();
  /** Delay from sending a change to its event on a screen, in milliseconds. */
  readonly delays: number[] = [];
  events = 0;
  lost = 0;

  /** Opens a stream and waits until it is connected. */
  open(url: string, { token, clinic }: Screen): Promise<void> {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    this.#sockets.push(socket);
    const call = { endpoint: streamEvents, input: {}, token, address: addressOf(clinic) };
    socket.write(requestOf(call).replace('\r\n\r\n', '\r\naccept: text/event-stream\r\n\r\n'));
    return new Promise((resolve, reject) => {
      let isReady = false;
      const toldOf = new Map<string, number>();
      socket.setEncoding('utf8');
      socket.on('data', (text: string) => {
        if (!isReady && !text.startsWith('HTTP/1.1 200')) reject(new Error(text.slice(0, 200)));
        isReady = true;
        resolve();
        this.#read(text, toldOf);
      });
      socket.on('error', reject);
      socket.on('close', () => {
        this.lost += 1;
      });
    });
  }

  /** Registers that a change of this record is being sent. */
  expect(id: string): void {
    this.#sentAt.set(id, performance.now());
  }

  close(): void {
    for (const socket of this.#sockets) socket.removeAllListeners('close').destroy();
  }

  /** Only the first event of a change counts; later events of this record have another cause. */
  #read(text: string, toldOf: Map<string, number>): void {
    const now = performance.now();
    for (const [, id = ''] of text.matchAll(EVENT_ID)) {
      this.events += 1;
      const sent = this.#sentAt.get(id);
      if (sent === undefined || toldOf.get(id) === sent) continue;
      toldOf.set(id, sent);
      this.delays.push(now - sent);
    }
  }
}
