import { createHash } from 'node:crypto';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import { withNext } from '../db/scoped-connection.ts';
import { conflict, Refusal } from '../errors.ts';
import type { ClinicScope } from '../scope.ts';

const KEY = /^[\x21-\x7e]{8,200}$/;

/**
 * Returns the checked `Idempotency-Key` header, or undefined when there is none. Throws 400 unless
 * it has 8 to 200 printable characters.
 */
export function idempotencyKey(header: unknown): string | undefined {
  if (header === undefined || header === '') return undefined;
  if (typeof header !== 'string' || !KEY.test(header)) {
    throw new Refusal('invalid_input', COMMON_MESSAGES.idempotencyInvalid);
  }
  return header;
}

/** Replaces a file by its digest. As JSON, its bytes would be megabytes of numbers. */
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
 * Runs `work` once per key. A repeat of the same request returns the first result again, also under
 * concurrency (the second request waits for the first to commit). Throws 409 for the same key with
 * another request. A failed attempt leaves no trace and may be retried. `onRepeat` is called for a
 * repeat.
 */
export async function once<Reply>(
  scope: ClinicScope,
  request: { key: string; endpoint: string; input: unknown; onRepeat?: () => void },
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
    if (!first.request_hash.equals(requestHash)) throw conflict(COMMON_MESSAGES.idempotencyReused);
    request.onRepeat?.();
    // The stored reply of the same endpoint.
    return first.reply as Reply;
  }

  const reply = await work();
  const kept = scope.tx
    .updateTable('idempotency_keys')
    .set({ reply: JSON.stringify(reply) })
    .where('clinic_id', '=', row.clinic_id)
    .where('user_id', '=', row.user_id)
    .where('key', '=', row.key);
  await scope.tx.executeQuery(withNext(kept.compile()));
  return reply;
}
