import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { BackupError } from './backup-error.ts';

/** The secret that seals backups, and the id by which a backup names its key. */
export type BackupKey = { readonly secret: Buffer; readonly id: string };

/** Unambiguous letters and digits (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SECRET_BYTES = 20;
const SECRET_LETTERS = 32;
const CHECK_LETTERS = 4;
const GROUP = /.{4}/g;

function lettersOf(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
}

function bytesOf(letters: string): Buffer {
  let bits = '';
  for (const letter of letters) bits += ALPHABET.indexOf(letter).toString(2).padStart(5, '0');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

const grouped = (letters: string) => (letters.match(GROUP) ?? []).join('-');

function checkOf(secret: Buffer): string {
  const sum = createHash('sha256').update('openopd backup key').update(secret).digest();
  return lettersOf(sum.subarray(0, 5)).slice(0, CHECK_LETTERS);
}

function keyOf(secret: Buffer): BackupKey {
  const id = Buffer.from(hkdfSync('sha256', secret, '', 'openopd backup key id', 5));
  return { secret, id: grouped(lettersOf(id)) };
}

/** Creates a key of 160 random bits: too many to guess, and short enough to type. */
export const newKey = (): BackupKey => keyOf(randomBytes(SECRET_BYTES));

/** The key as printed: nine groups of four. The last group is a checksum. */
export function keyText({ secret }: BackupKey): string {
  return grouped(lettersOf(secret) + checkOf(secret));
}

/**
 * Parses a key as typed: lower case, blanks and the letters O, I and L are accepted. Throws a
 * `BackupError` when the checksum fails.
 */
export function readKey(typed: string): BackupKey {
  const letters = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const isWhole = letters.length === SECRET_LETTERS + CHECK_LETTERS;
  if (!isWhole || ![...letters].every((letter) => ALPHABET.includes(letter))) {
    throw new BackupError('a backup key has nine groups of four letters and digits.');
  }
  const secret = bytesOf(letters.slice(0, SECRET_LETTERS));
  if (checkOf(secret) !== letters.slice(SECRET_LETTERS)) {
    throw new BackupError('the backup key is mistyped: its last group does not fit the others.');
  }
  return keyOf(secret);
}
