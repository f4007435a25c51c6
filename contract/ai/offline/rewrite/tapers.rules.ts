import { drugParts } from '../../../medicines/drug-parts.ts';
import { NUMBERED } from '../clauses.rules.ts';
import { DAYS_OR_WEEKS, OFTEN } from '../dosage/frequencies.ts';

const FREQUENCY = String.raw`(?:${OFTEN}|once\s+(?:a\s+day|daily)|daily|\d-\d-\d)`;
const DAYS = String.raw`(?:(?:x|×|for)\s*)?\d+\s*(?:${DAYS_OR_WEEKS})`;
/** A step of a course on its own: the name, if there is one, the strength and the rest. */
const STEP = new RegExp(
  String.raw`^\s*(?:then\s+)?(?:(?:(?:tab(?:let)?|cap(?:sule)?|[tc])\b\.?\s*)?(\p{L}{4,})\s+)?(\d+(?:\.\d+)?)\s*(?:mg\s*)?\s(${FREQUENCY}\s+${DAYS})((?:[\s,]*(?:then|and)?\s*(?:stop|off))?)\s*\.?\s*$`,
  'iu',
);
/** Steroids are tapered; two strengths of another medicine contradict each other. A head has `i` for `y`. */
const TAPERED =
  /^(?:(?:methil)?prednisolone|prednisone|deflazacort|dexamethasone|betamethasone|hidrocortisone)$/;

/** A step of a course; its name is empty where it has none. */
type Step = { readonly name: string; readonly strength: number; readonly text: string };

/** Reads a text that is a step as a whole: `then 10 od 5d`; null for any other. */
export function stepOf(text: string): Step | null {
  const [, name = '', strength = '', dosage, end = ''] =
    STEP.exec(text.replace(NUMBERED, '')) ?? [];
  if (dosage === undefined) return null;
  return {
    name: name.toLowerCase(),
    strength: Number(strength),
    text: `${strength} ${dosage}${end}`,
  };
}

/** Short for one of them; which is asked. */
const SHORT = /^(?:pred|methylpred|dexa)$/;
/** Whether a medicine is one that is tapered. */
export const isTapered = (name: string): boolean =>
  SHORT.test(name) || drugParts(name).substances.some(({ head }) => TAPERED.test(head));

const isBegun = (courses: readonly (readonly string[])[]) => (courses.at(-1)?.length ?? 0) > 1;

/** The steps of a steroid that stand behind each other with less each time, each with the steps behind it. */
function coursesIn(texts: readonly string[]): readonly (readonly string[])[] {
  const courses: string[][] = [];
  let last: Step | null = null;
  for (const text of texts) {
    const step = stepOf(text);
    const isOfLast = step !== null && (step.name === '' || step.name === last?.name);
    // A step without a name is one of the course that has begun, so that no course is ordered in part.
    const isNext = isOfLast && step.name === '' && isBegun(courses);
    if (last && isOfLast && (isNext || step.strength < last.strength)) {
      courses.at(-1)?.push(step.text);
      last = { ...step, name: last.name };
    } else {
      courses.push([text]);
      last = step && isTapered(step.name) ? step : null;
    }
  }
  return courses;
}

/** Parts of a sentence; `wysolone 10 od 5d` behind `wysolone 20 od 5d` is the next step of one course. */
export const withSteps = (parts: readonly string[]): readonly string[] => coursesIn(parts).flat();

/** Lines, or the items of one line; the steps of one course are one. */
export const withCourses = (texts: readonly string[]): readonly string[] =>
  coursesIn(texts).map((steps) => steps.map((one) => one.trim()).join(', '));
