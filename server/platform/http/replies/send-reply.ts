import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { DownloadedFile } from '#contract/kernel/downloaded-file.ts';
import { type Endpoint, successStatus } from '#contract/kernel/endpoint.ts';
import { endStalled } from '../../load/stalled.ts';
import { logMisfits } from './fitting-reply.ts';
import { hasLongList, slicedReply } from './sliced-reply.ts';

/**
 * Sends a reply by its schema; one with a long list in pieces, so that others are served meanwhile.
 * `written` is called once the reply no longer needs memory.
 */
export function sendReply(
  reply: FastifyReply,
  endpoint: Endpoint,
  result: unknown,
  written: () => void = () => {},
) {
  const schema = endpoint.replies[successStatus(endpoint)];
  const pieces = schema && hasLongList(schema, result) && piecesOf(reply, endpoint, result);
  if (!pieces) {
    written();
    return reply.send(result);
  }
  let given = 0;
  const counted = async function* () {
    for await (const piece of pieces) {
      given += 1;
      yield piece;
    }
  };
  const stream = Readable.from(counted());
  stream.once('close', written);
  endStalled(stream, () => given);
  return reply.type('application/json; charset=utf-8').send(stream);
}

function piecesOf({ log, request }: FastifyReply, endpoint: Endpoint, result: unknown) {
  const { method, path: url, replies } = endpoint;
  const schema = replies[successStatus(endpoint)];
  const owner = request.actor?.clinicId ?? '';
  const onMisfit = (wrong: readonly string[]) => logMisfits(log, { method, url, wrong });
  return schema && slicedReply(schema, result, { owner, onMisfit });
}

/** The JSON of a reply by its schema, as `sendReply` sends it; throws when it does not match. */
export async function jsonOf(
  reply: FastifyReply,
  endpoint: Endpoint,
  result: unknown,
): Promise<string> {
  const status = successStatus(endpoint);
  const schema = endpoint.replies[status];
  const pieces = schema && hasLongList(schema, result) && piecesOf(reply, endpoint, result);
  if (!pieces) return String(reply.serializeInput(Object(result), String(status)));
  let json = '';
  for await (const piece of pieces) json += piece;
  return json;
}

/** Sends a file with its name, and an ASCII name for clients that do not support the other. */
export async function sendFile(
  reply: FastifyReply,
  usual: string,
  { name, type = usual, bytes }: DownloadedFile,
) {
  const plain = name.replaceAll(/[^\w .-]/g, '_');
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
  reply.header('content-type', type).header('content-disposition', disposition);
  const content = await bytes();
  return reply.send(content instanceof Uint8Array ? Buffer.from(content) : asStream(content));
}

function asStream(content: AsyncIterable<Uint8Array>): Readable {
  return content instanceof Readable ? content : Readable.from(content);
}
