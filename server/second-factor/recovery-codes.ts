import { createHash, randomInt } from 'node:crypto';

const CODES = 10;
/**
 * Has no letters that look alike on paper. 16 of 32 letters give 80 bits, which cannot be guessed
 * even from the hash.
 */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

function newGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Ten codes to print, each like `ABCD-EFGH-JKLM-NPQR`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, newGroup).join('-'));
}

/** The hash of a code as stored, independent of how it was typed. */
export function hashOfRecoveryCode(typed: string): Buffer {
  const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return createHash('sha256').update(plain).digest();
}
