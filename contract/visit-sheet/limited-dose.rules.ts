const WHEN_NEEDED = /\b(?:sos|prn|(?:when|if|as)\s+(?:needed|required))\b/i;
const AT_MOST = String.raw`(?:max(?:imum)?|(?:not|no)\s+more\s+than|up\s?to|at\s+most)`;
const PIECES = String.raw`(?:\s*(?:tab(?:let)?s?|cap(?:sule)?s?))?`;
const A_DAY = String.raw`(?:\s*\/\s*d(?:ay)?|\s+(?:a|per|in\s+a)\s+day|\s+daily|\s+in\s+24\s*(?:h|hrs?|hours?))`;

const LIMIT = new RegExp(String.raw`\b${AT_MOST}\s+(\d{1,2})${PIECES}${A_DAY}\b`, 'i');
/** `sos max 3`: a small number alone is of a day; `max 10` may be all tablets. */
const BARE = new RegExp(
  String.raw`\b(${AT_MOST}\s+[1-4])(?=\s*(?:$|,|x\s*\d|for\s+\d|\d+\s*(?:d|days?|wks?|weeks?)\b))`,
  'i',
);
const MOST = 12;
const ANY = new RegExp(String.raw`\b${AT_MOST}\s+\d`, 'i');

/**
 * The row of a drug that is taken when needed, with its limit of a day in the words that are read as one: `max 3` is
 * no fixed dose. `max 4 times a day` counts doses, not pieces, and is not read.
 */
export function withLimitOfDay(row: string): string {
  if (!WHEN_NEEDED.test(row)) return row;
  return row.replace(BARE, '$1 a day').replace(LIMIT, 'max $1 a day');
}

/** The most pieces a day of a drug that is taken when needed; null when the row does not limit it. */
export function limitOfDay(row: string): number | null {
  const limit = WHEN_NEEDED.test(row) ? Number(LIMIT.exec(row)?.[1] ?? 0) : 0;
  return limit >= 1 && limit <= MOST ? limit : null;
}

/** Whether a drug that is taken when needed has a limit that may be of a day or of the whole course: `sos max 10`. */
export const isUnclearLimit = (row: string): boolean =>
  WHEN_NEEDED.test(row) && ANY.test(row) && !LIMIT.test(row);
