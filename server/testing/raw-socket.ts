import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection to a listening server, on which anything can be said. */
export async function openSocket(base: string): Promise<Socket> {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  // A server that hangs up on an attack is right to.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Says something on a connection of its own, and answers all that came back before it was closed. */
export async function say(base: string, bytes: string | Buffer): Promise<string> {
  const socket = await openSocket(base);
  let answer = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const closed = once(socket, 'close');
  socket.write(bytes);
  await closed;
  return answer;
}

/** A request as a client that means harm writes it: each line as it is given. */
export function request(line: string, headers: readonly string[], body = ''): string {
  return [line, 'connection: close', ...headers, '', body].join('\r\n');
}
