import { COMMON_MESSAGES } from '../../kernel/common.messages.ts';
import type { Misread } from './scanned-code.rules.ts';

/** Texts of the codes that a hand scanner reads. */
export const CODE_MESSAGES = {
  notACode: 'This is not a code of a pack.',
  notFetched: 'The code could not be looked up. Scan it again.',
  removeFailed: 'The code was not removed.',
  rememberFailed: 'The code was not remembered.',
  drugUnknown: COMMON_MESSAGES.unknownDrug,
  codeUnknown: 'This code is not in the list.',
  none: 'No code yet. Scan the pack, and its code is remembered for this drug.',
  scanAbove: 'This looks like a code. Scan it in the field above.',
  notCounted: 'No batch of this drug is on the sheet.',
} as const;

/** Why a scan names no product. */
export const MISREAD_TEXTS = {
  check: 'The code was misread: its check digit is wrong. Scan it again.',
  product: 'The code has no product number. Scan another code of the pack.',
  text: 'The code could not be read. Scan it again.',
} as const satisfies Record<Misread['why'], string>;

export const unknownCode = (code: string) => `The code ${code} is not known.`;
export const codeOfOther = (drug: string) => `This code belongs to ${drug}.`;
export const codeRemembered = (drug: string) => `The code is remembered for ${drug}.`;
export const codeRemoved = (code: string) => `The code ${code} was removed.`;
export const packExpired = (drug: string, month: string) =>
  `This pack of ${drug} expired in ${month}. It was not added.`;
/** Names the fields of a scanned pack that must be typed. */
export const notRead = (drug: string, fields: readonly string[]) =>
  `${drug}: the ${fields.join(' and the ')} could not be read. Type it.`;
