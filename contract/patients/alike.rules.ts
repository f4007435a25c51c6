import { addDays } from '../kernel/dates.ts';
import { birthDayOf, UNKNOWN_BORN } from './age.rules.ts';
import { bornProblem } from './born.rules.ts';
import { phoneDigits } from './phone.rules.ts';
import { searchWords } from './search.rules.ts';
import { type TypedAge, typedAge } from './typed/typed-age.rules.ts';

/** Fewer digits are the beginning of a phone, which many patients share. */
const PHONE_DIGITS = 6;

/** The digits of a complete phone; null for one that is still being typed. */
export function wholePhone(typed: string): string | null {
  const digits = phoneDigits(typed);
  return digits.length >= PHONE_DIGITS ? digits : null;
}

/** The words of a name in alphabetical order, as the index of names has them: ` rao ramesh`. */
export function nameKey(name: string): string {
  return searchWords(name)
    .sort()
    .map((word) => ` ${word}`)
    .join('');
}

/** Shorter words differ by one letter between two people: Sita and Sima. */
const TYPO_LENGTH = 5;

/** Whether one letter is missing, added, different or swapped with the next. */
function isTypo(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.min(a.length, b.length) < TYPO_LENGTH) return false;
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (isSwapped && restA.slice(2) === restB.slice(2))
  );
}

const isLikeWord = (a: string, b: string): boolean =>
  a.startsWith(b) || b.startsWith(a) || isTypo(a, b);

/**
 * Whether two names may be one person's: each word of the shorter name is, begins or nearly is a word of
 * the other. `R Rao` is like `Ramesh Rao`, and so is `Ramesh Roa`. False for a name without words.
 */
export function isLikeName(one: string, other: string): boolean {
  const [few, many] = [searchWords(one), searchWords(other)].sort((a, b) => a.length - b.length);
  if (!few || !many || few.length === 0) return false;
  return few.every((word) => many.some((each) => isLikeWord(word, each)));
}

const YEAR_DAYS = 365;
/** A told age is a guess: of a year for a child, of two for others. */
const CHILD_DAYS = 10 * YEAR_DAYS;

function birthOf(typed: TypedAge, today: string): string | null {
  return birthDayOf({ ...UNKNOWN_BORN, ...typed, age_told_on: today });
}

/** Whether a patient can have it: `4294967296` and `0.005` can still be on their way to another age. */
function isPossible(read: TypedAge, today: string): boolean {
  if ('age_told' in read && !Number.isInteger(read.age_told)) return false;
  return bornProblem(UNKNOWN_BORN, read, today) === null;
}

/** The days of birth that fit a typed age or date of birth; null for a text without a possible one. */
export function birthsLike(
  typed: string,
  today: string,
): { from: string; to: string; exact: string | null } | null {
  const read = typedAge(typed, today);
  if (!read || !isPossible(read, today)) return null;
  const birth = birthOf(read, today);
  if (!birth) return null;
  const isChild = birth > addDays(today, -CHILD_DAYS);
  const days = (isChild ? 1 : 2) * YEAR_DAYS;
  const exact = 'birth_date' in read ? birth : null;
  return { from: addDays(birth, -days), to: addDays(birth, days), exact };
}
