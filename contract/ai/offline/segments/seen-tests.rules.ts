/** Words behind a test, in Hindi or as a sign: it is done, seen or has its result, or it is to be done. */

const IS = '(?:\\s+(?:h|hai|hain|tha|thi|the))?';
/** `bahar se`, `kal`, `2 din pehle`, `report`: between the test and what became of it. */
const BESIDE = String.raw`(?:(?:bahar|bahr|lab|hospital|camp|ghar)(?:\s+(?:se|me|mein|pe|par))?|(?:k[iae]\s+)?reports?|kal|parso|pe?hle(?:\s+(?:se|hi))?|already|abhi|aaj|dono|sab|sare|both|all|bhi|to|subah|shaa?m|raat|hs|last\s+(?:week|month|year)|\d+\s*(?:din|haft[ea]|mah[ie]n[ae]|d|days?|wks?|weeks?|months?)\s+pe?hle)`;
const GET = 'kar(?:w|v)?a';
/** `liya`, `li`; `lijiye` and `liyo` are orders. */
const HAS = '(?:li|di)(?:y[aei]+)?|dia|chuk[aei]';
const DID = [
  String.raw`${GET}\s+(?:${HAS})|${GET}(?:y[ai]|i)`,
  String.raw`ho\s+(?:ga?y\p{L}+|gai|chuk\p{L}*|rakh[aei])|hu[aei]`,
  // `dekha`, `dekh li`, `dikhaya`; not `dikhaye`, `dekhna`.
  String.raw`dekh[aei]|dekh\s+(?:${HAS})|dikha(?:y[ai]|i)|dikha\s+(?:${HAS})`,
  String.raw`(?:le\s+)?aa?(?:y[ai]|i)|aa?\s*ga?y[aei]|aa?\s*gai|aa\s+chuk\p{L}*|la(?:y[ai]|i)|mil\s+ga?y\p{L}+|mil[ai]`,
  // `laye` alone is an order.
  String.raw`laye\s+(?:h|hai|hain|the)`,
  // `theek se karwaye`, `achhi lab se`: the manner.
  String.raw`(?:the+k|thee?k|thik|sahi|ac?chh?[aei]|saaf)(?!\s+(?:se|tarah|lab|jagah|cent(?:re|er)|hospital|hone)(?!\p{L}))`,
  String.raw`(?:dono|sab|sare|both|all)\s+(?:normal|nad|wnl)`,
  String.raw`(?:bahut\s+|thod[aei]\s+)?(?:kam|zy?ada|jyada|badh[aei]|ghat[aei])`,
].join('|');
/** `kara liya jaye`, `dekhi jayegi`: the passive of an order. */
const PASSIVE = String.raw`(?:\s+ja+[yein]\p{L}*)`;
const DONE = new RegExp(
  String.raw`^(?:${BESIDE}\s+){0,3}(?:${DID})(?!${PASSIVE})${IS}(?![\p{L}\d])`,
  'iu',
);

const GET_DONE = String.raw`${GET}(?:ye+n?|yiye\p{L}*|iye\p{L}*|n[ai]|o|ke|kar|lo)|${GET}\s+(?:lo|le|lein|len[aie]|lij\p{L}*|liyo|do|de|den[aie]|dij\p{L}*|ke|kar)|${GET}(?:y[ai]|i|\s+(?:${HAS}))${PASSIVE}`;
const TO_DO = new RegExp(
  String.raw`^(?:(?:${BESIDE}|check|tests?|levels?)\s+){0,3}(?:${GET_DONE})(?!\p{L})`,
  'iu',
);
const SHOW = String.raw`la(?:na|o|ye+n?(?!\s+(?:h|hai|hain|the)(?!\p{L}))|iye\p{L}*)|le\s?(?:ke|kar)|dikha(?:na|o|ye+n?|iye\p{L}*)`;
const TO_DO_LATER = new RegExp(
  String.raw`(?<!\p{L})(?:${GET_DONE}|${SHOW}|repeat|rpt)(?!\p{L})`,
  'iu',
);
/** English words that end an order, unless `karwana` or `lana` follows: `cbc next week karwana`. */
const OPEN_RESULT =
  /^(?:reports?|next|after|in|later|not|pending|\d+\s*(?:d|days?|din|w|wks?|weeks?|haft[ea]|m|mths?|months?|mah[ie]n[ae]))(?!\p{L})/iu;

const NOT = '(?:nahi+n?|nhi|mat|na)';
const NEED = '(?:zaroorat|zarurat|jarurat|jaroorat)';
/** `nahi karwana`, `ki zarurat nahi`. */
const REFUSED = new RegExp(
  String.raw`^(?:${BESIDE}\s+){0,3}(?:${NOT}\s+(?:${GET_DONE}|karna|karo|chahiye)|(?:${GET}ne\s+)?(?:k[iao]\s+)?${NEED}\s+${NOT})(?!\p{L})`,
  'iu',
);
/** `nahi karaya`; `karwana nahi`, which `bhulna` may follow; `kara ke laye hai`: the report is brought. */
const NOT_DONE = new RegExp(
  String.raw`^(?:${BESIDE}\s+){0,3}(?:${NOT}\s+(?:${DID})|(?:${GET_DONE})\s+(?:${NOT}|(?:le\s+)?(?:aa?|la)(?:y[ai]|ye\s+(?:h|hai|hain|the))))(?!\p{L})`,
  'iu',
);

/** Tests that have a positive or negative result. */
const SIGNED =
  /(?<!\p{L})(?:widal|typhi\w*|typhoid|ns-?1|dengue|chik\w*|mp|malaria\w*|upt|pregnancy|hbsag|hcv|hiv|vdrl|rpr|tpha|covid|rat|rt-?pcr|afb|cbnaat|genexpert|mantoux|mx|tst|ra|rf|rheumatoid|anti|ana|aso|crp|trop\w*|ketones?|proteins?|albumin|sugar|bile|occult|fobt|pylori|coombs|scrub|lepto\w*|toxo\w*|torch|b27|culture|nitrites?|antigen|antibod\w*|ig[mg])(?![\p{L}\d])/iu;
const isPositive = (text: string, plus: string) =>
  plus.length > 1 || (plus !== '' && SIGNED.test(text));

/** `widal+`, `widal ++`: a result; `cbc +` only joins. */
export function endsInResult(text: string): boolean {
  const [, name = '', plus = ''] = /^(.*?)\s*(\+*)\s*$/.exec(text) ?? [];
  return isPositive(name.split(/\s*[,+]\s*/).at(-1) ?? '', plus);
}

/** The state of a test by the words behind it; `doubtful` is asked. */
export type Seen = 'done' | 'doubtful' | 'to do' | null;

/**
 * Reads the words directly behind a test's name. `behind` ends before the next test.
 * A plus before the next name only joins.
 */
export function seenBehind(name: string, behind: string): Seen {
  if (REFUSED.test(behind)) return 'done';
  if (NOT_DONE.test(behind)) return 'doubtful';
  if (TO_DO.test(behind)) return 'to do';
  const isDone = DONE.test(behind);
  if ((isDone || OPEN_RESULT.test(behind)) && TO_DO_LATER.test(behind)) return 'doubtful';
  const [plus = ''] = /^(?:\+{2,}|\+$)/.exec(behind) ?? [];
  return isDone || isPositive(name, plus) ? 'done' : null;
}

/** Whether a text of its own shows that the tests before it are done or refused. */
export const isSeenBefore = (text: string): boolean =>
  [REFUSED, NOT_DONE, DONE].some((one) => one.test(text));

/** As many words as `seenBehind` may need. */
export const WORDS_BEHIND = 7;

/** `purani cbc`. */
export const OLD_IN_HINDI = 'puran[aei]|pichh?l[aei]';
