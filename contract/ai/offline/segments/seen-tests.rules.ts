/** Words behind a test, in Hindi or as a sign, that show that it is done, seen, or has its result. */

const IS = '(?:\\s+(?:h|hai|hain|tha|thi|the))?';
/** `bahar se`, `kal`, `2 din pehle`, `report`: between the test and what became of it. */
const BESIDE = String.raw`(?:(?:bahar|bahr|lab|hospital|camp|ghar)(?:\s+(?:se|me|mein|pe|par))?|(?:k[iae]\s+)?reports?|kal|parso|pe?hle(?:\s+(?:se|hi))?|already|abhi|aaj|dono|sab|sare|both|all|bhi|to|subah|shaa?m|raat|hs|last\s+(?:week|month|year)|\d+\s*(?:din|haft[ea]|mah[ie]n[ae]|d|days?|wks?|weeks?|months?)\s+pe?hle)`;
const DID = [
  // `kara liya`, `karwa chuke`, `karaya`; `karaye` and `karwa lo` are orders.
  String.raw`kar(?:w|v)?a\s+(?:li\p{L}*|chuk\p{L}*|di[ay]\p{L}*)|kar(?:w|v)?a(?:y[ai]|i)`,
  String.raw`ho\s+(?:ga?y\p{L}+|gai|chuk\p{L}*|rakh[aei])|hu[aei]`,
  // `dekha`, `dekh li`, `dikhaya`; not `dikhaye`, `dekhna`.
  String.raw`dekh[aei]|dekh\s+(?:li|chuk)\p{L}*|dikha(?:y[ai]|i)|dikha\s+(?:di|chuk)\p{L}*`,
  String.raw`(?:le\s+)?aa?(?:y[ai]|i)|aa?\s*ga?y[aei]|aa?\s*gai|aa\s+chuk\p{L}*|la(?:y[aei]|i)|mil\s+ga?y\p{L}+|mil[ai]`,
  'the+k|thee?k|thik|sahi|ac?chh?[aei]|saaf',
  String.raw`(?:dono|sab|sare|both|all)\s+(?:normal|nad|wnl)`,
  String.raw`(?:bahut\s+|thod[aei]\s+)?(?:kam|zy?ada|jyada|badh[aei]|ghat[aei])`,
].join('|');
const DONE = new RegExp(String.raw`^(?:${BESIDE}\s+){0,3}(?:${DID})${IS}(?![\p{L}\d])`, 'iu');
/** `widal +`, `ns1 ++`; a plus before the next name only joins. */
const POSITIVE = /^(?:\+{2,}|\+$)/;

/** Whether the words directly behind a test show that it is no order. */
export const isSeenBefore = (behind: string): boolean => DONE.test(behind) || POSITIVE.test(behind);

/** `widal+`. */
export const endsInPlus = (text: string): boolean => /\+\s*$/.test(text);

/** As many words as `isSeenBefore` may need. */
export const WORDS_BEHIND = 7;

/** `purani cbc`. */
export const OLD_IN_HINDI = 'puran[aei]|pichh?l[aei]';
