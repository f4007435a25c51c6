import 'pg';

/** The members of `pg` that its published types omit or declare too strictly. */
declare module 'pg' {
  interface ClientBase {
    /** Absent in a native client. */
    readonly connection?: Connection;
  }
  interface Connection {
    /** Writes one message of the protocol; each of the methods below calls it. */
    _send?: (message: Buffer) => boolean;
    parse(message: { name: string; text: string }): void;
    bind(message: BindConfig): void;
    describe(message: MessageConfig): void;
    execute(message: ExecuteConfig): void;
    close(message: MessageConfig): void;
  }
}
