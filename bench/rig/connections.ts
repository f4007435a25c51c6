import { type Answer, Connection } from './connection.ts';

/** Connections to one server: as many as there are calls at a time, each used again. */
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
