import { drugParts } from '../../../medicines/drug-parts.ts';

const FREQUENCY = String.raw`(?:od|bd|tds|qid|hs|once\s+(?:a\s+day|daily)|daily|\d-\d-\d)`;
const DAYS = String.raw`(?:(?:x|×|for)\s*)?\d+\s*(?:d|days?|w|wks?|weeks?)`;
/** A step of a course on its own: the name, if there is one, the strength and the rest. */
const STEP = new RegExp(
  String.raw`^\s*(?:then\s+)?(?:(?:(?:tab(?:let)?|cap(?:sule)?|[tc])\b\.?\s*)?(\p{L}{4,})\s+)?(\d+(?:\.\d+)?)\s*(?:mg\s*)?\s(${FREQUENCY}\s+${DAYS})((?:[\s,]*(?:then|and)?\s*(?:stop|off))?)\s*\.?\s*$`,
  'iu',
);
/** Steroids are tapered; two strengths of another medicine contradict each other. */
const TAPERED =
  /^(?:prednisolone|prednisone|methylprednisolone|deflazacort|dexamethasone|betamethasone|hydrocortisone)$/;

type Step = { readonly name: string; readonly strength: number; readonly text: string };

function stepOf(text: string): Step | null {
  const [, name = '', strength = '', dosage, end = ''] = STEP.exec(text) ?? [];
  if (dosage === undefined) return null;
  return {
    name: name.toLowerCase(),
    strength: Number(strength),
    text: `${strength} ${dosage}${end}`,
  };
}

const isTapered = (name: string): boolean =>
  drugParts(name).substances.some(({ head }) => TAPERED.test(head));

/** The steps of a steroid that stand behind each other with less each time, each with the steps behind it. */
function coursesIn(texts: readonly string[]): readonly (readonly string[])[] {
  const courses: string[][] = [];
  let last: Step | null = null;
  for (const text of texts) {
    const step = stepOf(text);
    const isOfLast = step !== null && (step.name === '' || step.name === last?.name);
    if (last && step && isOfLast && step.strength < last.strength) {
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

/** Lines; the steps of one course are one line. */
export const withCourses = (lines: readonly string[]): readonly string[] =>
  coursesIn(lines).map((steps) => steps.map((one) => one.trim()).join(', '));
