import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Opens a raw connection to a listening server. */
export async function openSocket(base: string): Promise<Socket> {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  // The server may reset the connection of an attacker.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Sends bytes on a new connection and returns everything received until it closes. */
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

/** Builds a request with the exact lines given, for attacks. */
export function request(line: string, headers: readonly string[], body = ''): string {
  return [line, 'connection: close', ...headers, '', body].join('\r\n');
}
