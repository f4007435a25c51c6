import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Endpoint, type EndpointReply, successStatus } from '#contract/kernel/endpoint.ts';
import type { ClinicActor } from '../actor.ts';
import type { ClinicList, KeptList } from '../kept/kept-lists.ts';
import { isKnown, type KeptText, keptText } from '../kept/kept-text.ts';
import { clinicActorOf } from './authenticate.ts';
import { type BoundRoute, bound, type Call } from './bound.ts';
import { jsonOf } from './replies/send-reply.ts';

type Reader = {
  readonly actor: Pick<ClinicActor, 'role'>;
  readonly now: Date;
  readonly today: string;
};

type Presented<E extends Endpoint, Row> = {
  /** Roles with equal texts see the same reply. */
  variant(role: ClinicActor['role']): string;
  present(rows: readonly Row[], reader: Reader): EndpointReply<E>;
};

/**
 * Binds an endpoint whose reply is a whole list of the clinic. The reply is written once for each
 * version of the list, and has an ETag; a call that names it in `If-None-Match` gets 304.
 */
export function keptListRoute<E extends Endpoint, Row>(
  endpoint: E,
  list: ClinicList<Row>,
  { variant, present }: Presented<E, Row>,
): BoundRoute {
  const textOf = (kept: KeptList<Row>, { request, reply }: Call<E>) => {
    const actor = clinicActorOf(request);
    const name = `${endpoint.path} ${variant(actor.role)}`;
    const known = kept.texts.get(name);
    if (known) return known;
    const { now, today } = kept;
    const value = present(kept.rows, { actor, now, today });
    const text = jsonOf(reply, endpoint, value).then(keptText);
    kept.texts.set(name, text);
    text.catch(() => kept.texts.delete(name));
    return text;
  };
  return bound(
    endpoint,
    async (call) => {
      const kept = await call.services.lists.current(list, clinicActorOf(call.request));
      return textOf(kept, call);
    },
    { send: ({ request, reply }, text: KeptText) => sendText(request, reply, endpoint, text) },
  );
}

async function sendText(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  text: KeptText,
) {
  reply.header('etag', text.etag);
  if (isKnown(headers['if-none-match'], text)) return reply.code(304).send();
  reply.code(successStatus(endpoint)).type('application/json; charset=utf-8');
  const takesGzip = /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
  const packed = takesGzip ? await text.gzipped() : undefined;
  if (packed) reply.header('content-encoding', 'gzip');
  return reply.send(packed ?? text.bytes);
}

/** Binds an endpoint that computes its reply from the rows of a list that is kept. */
export function fromListRoute<E extends Endpoint, Row>(
  endpoint: E,
  list: ClinicList<Row>,
  present: (
    rows: readonly Row[],
    reader: Reader & { readonly actor: ClinicActor },
  ) => EndpointReply<E>,
): BoundRoute {
  return bound(endpoint, async ({ request, services }) => {
    const actor = clinicActorOf(request);
    const { rows, now, today } = await services.lists.current(list, actor);
    return present(rows, { actor, now, today });
  });
}
