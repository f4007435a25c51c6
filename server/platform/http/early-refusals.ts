import { randomUUID } from 'node:crypto';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MESSAGES } from '#contract/kernel/messages.ts';

/** Headers of a reply without content worth rendering: it must not run, be cached or be sniffed. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** Sets the headers of a refusal by the router, for which no hooks run. */
export function withEarlyHeaders(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.headers({ ...HEADERS, 'x-request-id': request.id });
}

const REFUSALS: Readonly<Record<string, { status: string; code: string; message: string }>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'too_large',
    message: MESSAGES.tooLarge,
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'invalid_input',
    message: MESSAGES.tooSlow,
  },
};
const NOT_HTTP = {
  status: '400 Bad Request',
  code: 'invalid_input',
  message: MESSAGES.notHttp,
};

/** The responses in progress on each connection; several with pipelining. */
const answering = new WeakMap<Socket, readonly ServerResponse[]>();

/** Tracks the responses in progress for `refuseUnread`. */
export function watchAnswers(server: Server): void {
  server.on('request', ({ socket }, response) => {
    // Inspects the earlier responses; extra listeners would exceed Node's warning limit.
    const before = answering.get(socket)?.filter((each) => !each.writableFinished) ?? [];
    answering.set(socket, [...before, response]);
  });
}

/** A client that has half a response would take further bytes as the rest of it. */
function isHalfAnswered(socket: Socket): boolean {
  const responses = answering.get(socket) ?? [];
  return responses.some(({ headersSent, writableFinished }) => headersSent && !writableFinished);
}

/**
 * Refuses bytes that are not a valid request (malformed, too long or too slow) and closes the
 * connection. In the middle of another response it only closes it.
 */
export function refuseUnread(error: Error & { code?: string }, socket: Socket): void {
  const mayAnswer = socket.writable && !isHalfAnswered(socket);
  if (error.code === 'ECONNRESET' || socket.destroyed || !mayAnswer) {
    socket.destroy(error);
    return;
  }
  const { status, code, message } = REFUSALS[error.code ?? ''] ?? NOT_HTTP;
  const body = JSON.stringify({ message, code });
  const headers = {
    ...HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    'x-request-id': randomUUID(),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'), () => socket.destroy());
}
