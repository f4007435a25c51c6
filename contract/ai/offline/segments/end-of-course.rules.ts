import { isStep, wordsOf } from '../part-shapes.rules.ts';

const DAYS = String.raw`\d\s*(?:d|days?)\b`;
/** `10 od 3d, 5 od 3d stop`. */
const LAST_STEP = new RegExp(String.raw`^()(.*${DAYS})[\s,]+stop\.?$`, 'i');
const LAST_OF_STEPS = new RegExp(String.raw`(${DAYS})(.*${DAYS})[\s,]+stop\.?$`, 'i');

/**
 * A part without the `stop` that ends a course. It stays behind another drug or test, which is then the
 * one that is stopped: `telma 40 od 30 d, 10 mg atorva hs 30 days stop`.
 */
export function withoutEndOfCourse(
  part: string,
  { isInCourse, isName }: { isInCourse: boolean; isName: (word: string) => boolean },
): string {
  const pattern = isInCourse && isStep(part) ? LAST_STEP : LAST_OF_STEPS;
  return part
    .replace(/[\s,]*\b(?:then\s+(?:stop|off)|and\s+stop)\b/i, '')
    .replace(pattern, (all, first: string, last: string) =>
      wordsOf(last).some((word) => !/^mc?g$/i.test(word) && isName(word)) ? all : first + last,
    );
}
