import { FREQUENCIES, MOMENTS } from './directions.words.ts';
import { expandShorthand } from './directions-shorthand.ts';
import {
  EMPTY_STOMACH,
  EVERY_HOURS,
  MEAL,
  PATTERN,
  readDirections,
  WHEN_NEEDED,
} from './read-directions.rules.ts';

const OFTEN = [
  ...[PATTERN, EVERY_HOURS, WHEN_NEEDED],
  ...Object.values(FREQUENCIES).map(({ reads }) => reads),
  ...Object.values(MOMENTS).map(({ reads }) => reads),
];

/** Directions without some parts; null where they are not understood. */
function without(directions: string, parts: readonly RegExp[]): string | null {
  if (directions.trim() === '') return '';
  if (!readDirections(directions)) return null;
  const left = parts.reduce((text, part) => text.replace(part, ' '), expandShorthand(directions));
  return left.replace(/[\s,;]+/g, ' ').trim();
}

const understood = (text: string): string | null => (readDirections(text) ? text : null);

/** Directions with another dose of the day, such as `1-0-1`; the rest stays. Null where they are not understood. */
export function withDose(directions: string, dose: string): string | null {
  const rest = without(directions, OFTEN);
  return rest === null ? null : understood(`${dose} ${rest}`.trim());
}

/** Directions with another time of the meal, such as `after food`; the rest stays. */
export function withMeal(directions: string, meal: string): string | null {
  const rest = without(directions, [MEAL, EMPTY_STOMACH]);
  return rest === null ? null : understood(`${rest} ${meal}`.trim());
}
