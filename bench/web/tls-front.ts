import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Headers of one HTTP/1.1 connection, which HTTP/2 forbids. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const passedOn = (headers: Headers): Record<string, string | string[] | undefined> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && !OF_CONNECTION.includes(name),
    ),
  );

/** A key and a certificate for 127.0.0.1. Throws where `openssl` is missing. */
function certificate(folder: string): { key: Buffer; cert: Buffer } {
  const [key, cert] = [join(folder, 'front.key'), join(folder, 'front.crt')];
  const { status, stderr } = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'],
      ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
      ...['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', cert],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr ?? 'it is missing'}`);
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

function forward(target: URL, incoming: Http2ServerRequest, reply: Http2ServerResponse): void {
  const { method, url: path, authority } = incoming;
  const headers = { ...passedOn(incoming.headers), host: authority };
  const { hostname, port } = target;
  const onward = request({ hostname, port, path, method, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
    answer.pipe(reply);
  });
  // A browser that leaves, as from the stream of events, and a product that stops.
  onward.once('error', () => reply.stream?.close());
  reply.once('close', () => onward.destroy());
  incoming.pipe(onward);
}

async function listening(server: Http2SecureServer): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return `https://127.0.0.1:${port}`;
}

/** Ends TLS in front of the product and speaks HTTP/2 during the work, as its proxy does on the internet (decision 275). */
export async function withTlsFront<T>(
  { folder, url }: { folder: string; url: string },
  work: (secureUrl: string) => Promise<T>,
): Promise<T> {
  const target = new URL(url);
  const server = createSecureServer(
    { ...certificate(folder), allowHTTP1: true },
    (incoming, reply) => forward(target, incoming, reply),
  );
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  try {
    return await work(await listening(server));
  } finally {
    for (const session of sessions) session.destroy();
    server.close();
  }
}
