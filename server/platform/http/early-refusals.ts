import { randomUUID } from 'node:crypto';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MESSAGES } from '#contract/kernel/messages.ts';

/** Of an answer to what nobody reads: nothing in it runs, is kept, or is taken for something else. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** The headers of a refusal by the router, which none of the hooks sees. */
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

/** What is being answered on each connection: more than one where requests came without waiting. */
const answering = new WeakMap<Socket, readonly ServerResponse[]>();

/** Keeps in mind what this server is answering, for `refuseUnread`. */
export function watchAnswers(server: Server): void {
  server.on('request', ({ socket }, response) => {
    // Those before are looked at rather than listened to: a stream has listeners enough.
    const before = answering.get(socket)?.filter((each) => !each.writableFinished) ?? [];
    answering.set(socket, [...before, response]);
  });
}

/** Whoever reads half an answer would take whatever follows for the rest of it. */
function isHalfAnswered(socket: Socket): boolean {
  const responses = answering.get(socket) ?? [];
  return responses.some(({ headersSent, writableFinished }) => headersSent && !writableFinished);
}

/**
 * Answers what is no request at all (broken, too long or too slow to be one), and hangs up; in the middle
 * of another answer it only hangs up.
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
