import { type Answer, Connection } from './connection.ts';

/** A pool of connections to one server, one per concurrent call, reused. */
export class Connections {
  readonly #url: string;
  readonly #idle: Connection[] = [];
  readonly #all = new Set<Connection>();

  constructor(url: string) {
    this.#url = url;
  }

  async send(request: string): Promise<Answer> {
    const connection = this.#take();
    const answer = await connection.send(request);
    if (connection.isOpen) this.#idle.push(connection);
    return answer;
  }

  close(): void {
    for (const connection of this.#all) connection.close();
  }

  #take(): Connection {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      if (idle.isOpen) return idle;
      this.#all.delete(idle);
    }
    const fresh = new Connection(this.#url);
    this.#all.add(fresh);
    return fresh;
  }
}
