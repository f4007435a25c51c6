import { splitLine } from '../dosage/dosage.rules.ts';
import { START } from '../holds.rules.ts';
import { isStep, wordsOf } from '../part-shapes.rules.ts';

/** Tests' names that are also words of a dosage: `20 mg alt day`. */
const IN_DOSAGE = /^(?:mc?g|alt)$/i;
const DAYS = String.raw`\d\s*(?:d|days?)\b`;
/** `30 d and stop`, but not `30 d and stop amlong`. */
const THEN_STOP = /[\s,]*\b(?:then\s+(?:stop|off)|and\s+stop)\b(.*)$/i;
/** `10 od 3d, 5 od 3d stop`. */
const LAST_STEP = new RegExp(String.raw`^()(.*${DAYS})[\s,]+stop\.?$`, 'i');
const LAST_OF_STEPS = new RegExp(String.raw`(${DAYS})(.*${DAYS})[\s,]+stop\.?$`, 'i');

type Ended = {
  readonly text: string;
  /** `Stop` with the medicine behind it, which may be the one that is stopped, or the next order. */
  readonly doubtful: string | null;
};

/**
 * A part without the `stop` that ends a course. It stays behind another drug or test, which is then the
 * one that is stopped: `telma 40 od 30 d, 10 mg atorva hs 30 days stop`.
 */
export function withoutEndOfCourse(
  part: string,
  { isInCourse, isName }: { isInCourse: boolean; isName: (word: string) => boolean },
): Ended {
  const pattern = isInCourse && isStep(part) ? LAST_STEP : LAST_OF_STEPS;
  let doubtful: string | null = null;
  const text = part
    .replace(THEN_STOP, (all, behind: string, at: number) => {
      if (!isStopped(behind.trim(), isName)) return behind;
      const isThen = /^[\s,]*then/i.test(all);
      if (!(isThen && isTaper(part.slice(0, at), isName) && LASTS.test(behind))) return all;
      doubtful = `stop ${behind.trim()}`;
      return '';
    })
    .replace(pattern, (all, first: string, last: string) =>
      wordsOf(last).some((word) => !IN_DOSAGE.test(word) && isName(word)) ? all : first + last,
    );
  return { text, doubtful };
}

/** `then stop with pan 40 od`, `and stop and start amlong 5 od`, `then stop then amlong 5 od`. */
const NEXT = /^(?:with|then\b(?!\s+(?:stop|off)))\b/i;

const LASTS = /\d\s*(?:d|days?|w|wks?|weeks?|months?)\b/i;
const DURATIONS = new RegExp(LASTS, 'gi');

/**
 * Whether one medicine is written with several durations: `wysolone 20 od 5 d 10 od 5 d`. `Then stop`
 * ends it; a medicine with a duration behind these words is more likely the next order.
 */
function isTaper(before: string, isName: (word: string) => boolean): boolean {
  return (
    [...before.matchAll(DURATIONS)].length > 1 &&
    wordsOf(before).filter((word) => !IN_DOSAGE.test(word) && isName(word)).length === 1
  );
}

/** Whether the text behind `stop` says what is stopped: `amlong 5 od`, but not `start amlong 5 od`. */
function isStopped(behind: string, isName: (word: string) => boolean): boolean {
  if (START.test(behind) || NEXT.test(behind)) return false;
  const { drug, hasFrequency } = splitLine(` ${behind}`);
  // An unknown name with a dose is a drug, too.
  return (hasFrequency && /\p{L}{4}/u.test(drug)) || wordsOf(behind).some(isName);
}
