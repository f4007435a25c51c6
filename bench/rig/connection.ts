import { connect, type Socket } from 'node:net';

/** `head` is the status line and the headers, unparsed. */
export type Answer = { readonly status: number; readonly head: string; readonly body: string };

type Waiting = { resolve(answer: Answer): void; reject(error: Error): void };

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * One keep-alive HTTP connection with one request at a time. It does as little work as possible,
 * because it shares the machine with the measured server.
 */
export class Connection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #waiting: Waiting | undefined;
  #isOpen = true;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('data', (chunk) => this.#read(chunk));
    this.#socket.on('error', (error) => this.#fail(error));
    this.#socket.on('close', () => this.#fail(new Error('The server closed the connection.')));
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Sends the bytes of a whole request and returns the response. */
  send(request: string): Promise<Answer> {
    if (!this.#isOpen) return Promise.reject(new Error('The connection is closed.'));
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#isOpen = false;
    this.#socket.destroy();
  }

  #fail(error: Error): void {
    this.#isOpen = false;
    this.#waiting?.reject(error);
    this.#waiting = undefined;
  }

  #read(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const headEnd = this.#received.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) {
      this.#fail(new Error(`An answer without its length: ${head}`));
      return;
    }
    const bodyStart = headEnd + HEAD_END.length;
    const bodyEnd = bodyStart + Number(length);
    if (this.#received.length < bodyEnd) return;
    const body = this.#received.toString('utf8', bodyStart, bodyEnd);
    this.#received = this.#received.subarray(bodyEnd);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.resolve({ status: Number(head.slice(9, 12)), head, body });
  }
}
