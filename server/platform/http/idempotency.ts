import { createHash } from 'node:crypto';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { conflict, Refusal } from '../errors.ts';
import type { ClinicScope } from '../scope.ts';

const KEY = /^[\x21-\x7e]{8,200}$/;

/**
 * The `Idempotency-Key` header, checked; undefined when there is none. Throws 400 when it is not
 * 8 to 200 printable characters.
 */
export function idempotencyKey(header: unknown): string | undefined {
  if (header === undefined || header === '') return undefined;
  if (typeof header !== 'string' || !KEY.test(header)) {
    throw new Refusal('invalid_input', MESSAGES.idempotencyInvalid);
  }
  return header;
}

/** JSON writes a file as the numbers of its bytes: megabytes of text. Its digest says as much. */
function withDigest(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('file' in input)) return input;
  const { file } = input;
  if (typeof file !== 'object' || file === null || !('bytes' in file)) return input;
  if (!(file.bytes instanceof Uint8Array)) return input;
  const bytes = createHash('sha256').update(file.bytes).digest('hex');
  return { ...input, file: { ...file, bytes } };
}

function hashOf({ endpoint, input }: { endpoint: string; input: unknown }): Buffer {
  const request = { endpoint, input: withDigest(input) };
  return createHash('sha256').update(JSON.stringify(request)).digest();
}

/**
 * Does `work` once for a key: a repeat of the same request answers the first result again, also
 * when both arrive at the same moment (the second waits for the first to commit). The same key
 * with another request is refused with 409. A failed try leaves no trace and may be repeated.
 */
export async function once<Reply>(
  scope: ClinicScope,
  request: { key: string; endpoint: string; input: unknown },
  work: () => Promise<Reply>,
): Promise<Reply> {
  const row = { clinic_id: scope.actor.clinicId, user_id: scope.actor.id, key: request.key };
  const requestHash = hashOf({ endpoint: request.endpoint, input: request.input });
  const taken = await scope.tx
    .insertInto('idempotency_keys')
    .values({ ...row, request_hash: requestHash, created_at: scope.now })
    .onConflict((conflicting) => conflicting.doNothing())
    .executeTakeFirst();
  const mine = scope.tx
    .selectFrom('idempotency_keys')
    .where('clinic_id', '=', row.clinic_id)
    .where('user_id', '=', row.user_id)
    .where('key', '=', row.key);

  if (taken.numInsertedOrUpdatedRows === 0n) {
    const first = await mine.select(['request_hash', 'reply']).executeTakeFirstOrThrow();
    if (!first.request_hash.equals(requestHash)) throw conflict(MESSAGES.idempotencyReused);
    // It is the reply of this very endpoint, stored below.
    return first.reply as Reply;
  }

  const reply = await work();
  await scope.tx
    .updateTable('idempotency_keys')
    .set({ reply: JSON.stringify(reply) })
    .where('clinic_id', '=', row.clinic_id)
    .where('user_id', '=', row.user_id)
    .where('key', '=', row.key)
    .execute();
  return reply;
}
