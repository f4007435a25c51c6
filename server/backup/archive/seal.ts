import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import type { BackupKey } from './key.ts';

/**
 * A sealed file is one line that names its key, then chunks of 64 KiB, each encrypted and
 * authenticated by AES-256-GCM with a key of this file only. The nonce of a chunk is its number and
 * whether it is the last, so that no chunk can be changed, moved, removed or added.
 */
const SEAL_FORMAT = 1;
const PIECE = 65_536;
const TAG = 16;
const HEAD_MAX = 1_024;
const CIPHER = 'aes-256-gcm';

const SealHead = z.object({
  openopd_encrypted: z.int().min(1),
  key: z.string(),
  salt: z.string(),
});
const BEGINS = '#{"openopd_encrypted":';

/** The head is part of the key derivation, so a file with a changed head cannot be opened. */
function fileKey({ secret }: BackupKey, head: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `openopd backup file\n${head}`, 32));
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Splits a stream into chunks of one size. The last one is marked and may be shorter. */
async function* inPieces(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ piece: Buffer; number: number; isLast: boolean }> {
  let held: Buffer[] = [];
  let length = 0;
  let number = 0;
  for await (const bytes of source) {
    held.push(bytes);
    length += bytes.length;
    if (length <= size) continue;
    let rest = Buffer.concat(held);
    // A full chunk is held back until more data shows that it is not the last.
    for (; rest.length > size; rest = rest.subarray(size), number += 1) {
      yield { piece: rest.subarray(0, size), number, isLast: false };
    }
    held = [rest];
    length = rest.length;
  }
  yield { piece: Buffer.concat(held), number, isLast: true };
}

/** Seals a stream of bytes with a key. */
export function sealWith(key: BackupKey) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(32).toString('base64url');
    const head = `#${JSON.stringify({ openopd_encrypted: SEAL_FORMAT, key: key.id, salt })}\n`;
    const secret = fileKey(key, head);
    yield Buffer.from(head);
    for await (const { piece, number, isLast } of inPieces(source, PIECE)) {
      const cipher = createCipheriv(CIPHER, secret, nonceOf(number, isLast));
      yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    }
  };
}

/** Whether a file begins like a sealed one. */
export const isSealed = (begin: Buffer) => begin.subarray(0, BEGINS.length).toString() === BEGINS;

function readHead(line: string, keys: readonly BackupKey[]): BackupKey {
  let value: unknown;
  try {
    value = JSON.parse(line.slice(1));
  } catch {
    value = undefined;
  }
  const { success, data } = SealHead.safeParse(value);
  if (!success) throw new BackupError('the file is damaged: its first line cannot be read.');
  if (data.openopd_encrypted > SEAL_FORMAT) {
    throw new BackupError('this backup was made by a newer OpenOPD; update this one first.');
  }
  const key = keys.find(({ id }) => id === data.key);
  if (key) return key;
  const given = keys.length === 0 ? 'there is none here' : `here: ${keys.map(({ id }) => id)}`;
  throw new BackupError(
    `this backup was made with another key (key ${data.key}; ${given}). Give that one: BACKUP_KEY=… or --key FILE.`,
  );
}

/**
 * Opens a file sealed with one of these keys. Throws a `BackupError` for another key and at the
 * first chunk that was changed, without yielding any of that chunk.
 */
export async function* unsealWith(
  keys: readonly BackupKey[],
  source: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const reading = source[Symbol.asyncIterator]();
  let begin: Buffer = Buffer.alloc(0);
  let end = -1;
  while (end < 0 && begin.length < HEAD_MAX) {
    const { done, value } = await reading.next();
    if (done) break;
    begin = Buffer.concat([begin, value]);
    end = begin.indexOf('\n');
  }
  const head = begin.subarray(0, end + 1).toString();
  const secret = fileKey(readHead(head, keys), head);
  async function* rest(): AsyncGenerator<Buffer> {
    yield begin.subarray(end + 1);
    yield* { [Symbol.asyncIterator]: () => reading };
  }
  for await (const { piece, number, isLast } of inPieces(rest(), PIECE + TAG)) {
    if (piece.length < TAG) throw new BackupError(CHANGED);
    const opened = createDecipheriv(CIPHER, secret, nonceOf(number, isLast), {
      authTagLength: TAG,
    });
    opened.setAuthTag(piece.subarray(-TAG));
    const text = opened.update(piece.subarray(0, -TAG));
    try {
      opened.final();
    } catch {
      throw new BackupError(CHANGED);
    }
    yield text;
  }
}

const CHANGED = 'the file was changed, cut off or damaged: it is not what was sealed with its key.';
