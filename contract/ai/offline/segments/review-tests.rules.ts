import type { ListedDrug } from '../../matching/drug-index.rules.ts';
import type { ListedTest } from '../../matching/match-test.rules.ts';
import type { Piece } from '../pieces.rules.ts';
import { askTestsFrom, ORDER } from '../read-tests.rules.ts';
import { keep, type State } from './reader-state.ts';

const WITH = String.raw`(?:with|w\/?|c\/?|c̄)`;
const TIME = String.raw`(\d+)\s*(d|days?|din|w|wks?|weeks?|haft[ea]|m|mths?|mon|months?|mah[ie]n[ae]|y|yrs?|years?)`;
/** `review with`, `rv 3 mths c`: the words before the tests of a review. */
const REVIEW = new RegExp(
  String.raw`(?<![\p{L}\d])(?:review|revisit|rv|r\/v|f\/?u|follow[\s-]?up|come(?:\s+back)?|return)(?:(?:\s+(?:after|in|at|on))?\s+${TIME}(?:\s+(?:baad|later))?)?(\s+${WITH})?\s*$`,
  'iu',
);
/** `cbc today`: no test of a review in months. */
const TODAY = /(?<!\p{L})(?:today|now|aaj|abhi)(?!\p{L})/iu;
/** From this many days on, the tests are for then. */
const FAR_DAYS = 28;
const daysOf = (count: string, unit: string) =>
  Number(count) * (/^d/i.test(unit) ? 1 : /^[wh]/i.test(unit) ? 7 : 30);

type Review = {
  /** Whether it is months away. */
  readonly isFar: boolean;
  /** The tests, with the `with` before them. */
  readonly said: string;
};

/** The review whose tests a piece is; null where it is of none. */
function reviewBefore(
  part: string,
  { text, before = '' }: { text: string; before: string | undefined },
): Review | null {
  const begin = part.indexOf(text, part.indexOf(before) + before.length);
  const lead = part.slice(0, Math.max(0, begin));
  const [, count, unit = '', link] = REVIEW.exec(lead) ?? [];
  if (link === undefined) return null;
  // A piece loses a `with` at its end, but no `c`.
  const isLost = !new RegExp(String.raw`\s${WITH}$`, 'iu').test(before);
  return {
    isFar: count !== undefined && daysOf(count, unit) >= FAR_DAYS,
    said: `${isLost ? link.trimStart() : ''} ${text}`.trim(),
  };
}

/**
 * `review with RFT`: the tests of a piece stay in the note's advice, too, and those of a review in months are asked.
 * `first` is the first test of the piece in the reading.
 */
export function readReview<D extends ListedDrug, T extends ListedTest>(
  part: string,
  { piece, before, first }: { piece: Piece; before: Piece | undefined; first: number },
  state: State<D, T>,
): void {
  const review = reviewBefore(part, { text: piece.text, before: before?.text });
  if (review) keep(state, review.said);
  // `rv 3 mths c tsh, lipid`: the next part, too.
  const isNext =
    before === undefined && !ORDER.test(part) && !TODAY.test(part) && state.isForReview;
  state.isForReview = review?.isFar ?? isNext;
  if (!state.isForReview) return;
  if (!review) keep(state, piece.text);
  askTestsFrom(first, state.reading);
}
