const AGAIN = String.raw`(?:review|rev|r\/v|rv|f\/?u|follow[\s-]?up|come\s+back|revisit|recheck)`;
const UNIT = String.raw`(d|days?|din|w|wks?|weeks?|haft[ea]|m|mon?|mths?|mnths?|months?|mah[ie]n[ae])`;
const FOLLOW_UP = new RegExp(
  String.raw`(?<![\p{L}\d])${AGAIN}[\s:,-]*(?:with\s+(?:\p{L}+\s+){1,2})?(?:after|in)?\s*(\d{1,3})\s*${UNIT}(?![\p{L}\d])(?!\s*(?:back|ago|pehle|old|(?:of\s+)?(?:fever|bukhar|cough|khansi|cold|pain|dard|loose|vomiting|history|h\/o)))`,
  'giu',
);
const TYPED = new RegExp(String.raw`^(?:after|in)?\s*(\d{1,3})\s*${UNIT}?$`, 'i');
const DAYS_MOST = 366;

const daysOf = (unit: string): number => (/^d/i.test(unit) ? 1 : /^[wh]/i.test(unit) ? 7 : 30);

/**
 * The days to the follow-up that a note names: 5 for `review 5 days later`, 30 for `r/v after 1 month`. Null without
 * one, and for two that differ.
 */
export function followUpInNote(note: string): number | null {
  const named = [...note.matchAll(FOLLOW_UP)].map(
    ([, count, unit = '']) => Number(count) * daysOf(unit),
  );
  const [days, ...others] = [...new Set(named)];
  return days && others.length === 0 && days <= DAYS_MOST ? days : null;
}

/** The days of a typed follow-up: 5 for `5` and `5d`, 14 for `2w`, 30 for `1 month`; null for another text. */
export function typedFollowUp(text: string): number | null {
  const [, count, unit = 'd'] = TYPED.exec(text.trim()) ?? [];
  const days = Number(count) * daysOf(unit);
  return days >= 1 && days <= DAYS_MOST ? days : null;
}
