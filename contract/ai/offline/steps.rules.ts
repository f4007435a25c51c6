import { type Sig, type SplitLine, splitLine } from './dosage/dosage.rules.ts';
import { OFTEN } from './dosage/frequencies.ts';

/** One step of a course: the strength and the dosage. */
export type Step = { readonly drug: string; readonly sig: Sig; readonly aside: string };

const NEXT = /[\s,;]*\b(?:then|followed\s+by|f\/b|there\s?after|after\s+that)\b[\s,:]*/i;
/** `16 od 5 days 4 mg bd 5 days`: after a duration, a strength begins the next step. */
const NEXT_STRENGTH = new RegExp(
  String.raw`(\d+\s*(?:d|days?|weeks?|wks?|months?))[\s,]+(?=\d+(?:\.\d+)?\s*(?:mg|mcg)?\s+(?:${OFTEN})\b)`,
  'gi',
);
const DAY_NUMBER = /\b(?:on\s+)?day\s*(?:1|one)\b|\b(?:1st|first)\s+day\b/i;
const STRENGTH_FIRST =
  /^(\d+(?:\.\d+)?)\s*(mg|mcg|g)?(?=\s|$)(?!\s*(?:-|tabs?\b|tablets?\b|caps?\b))/i;
const LAST_STRENGTH = /(\d+(?:\.\d+)?)\s*(?:mg|mcg|g)?(?!.*\d)/i;

/**
 * The steps of a line such as `Wysolone 20 bd x 3 d then od x 3 d` or `Azee 500 day 1 then 250 x 4
 * days`. Returns one step for a line without steps, and none when a step cannot be parsed.
 */
export function stepsOf(written: string): readonly Step[] {
  const [begin = '', ...later] = written.replace(NEXT_STRENGTH, '$1 then ').split(NEXT);
  if (later.length === 0) {
    const { drug, sig, aside } = splitLine(written);
    return [{ drug, sig, aside }];
  }
  const first = splitStep(begin);
  if (/\btotal\b/i.test(written)) return [];
  if (/\bday\s*\d+\s*(?:to|-|–)\s*\d/i.test(written)) return [];
  if (first.isContradictory) return [];
  const steps: Step[] = [{ drug: first.drug, sig: first.sig, aside: first.aside }];
  for (const text of later) {
    const last = steps.at(-1);
    if (!last) return [];
    const [, number, unit] = STRENGTH_FIRST.exec(text) ?? [];
    const before = Number(LAST_STRENGTH.exec(last.drug)?.[1] ?? 0);
    // `75 4 tabs stat then 1 od`: a small number after a large strength counts tablets.
    const isCount =
      unit === undefined && number !== undefined && Number(number) <= 4 && before > 20;
    const strength = isCount ? undefined : number;
    const counted = isCount ? text.replace(STRENGTH_FIRST, '$1 tab') : text;
    const rest = strength === undefined ? counted : text.replace(STRENGTH_FIRST, '');
    const { drug, sig, aside, isContradictory } = splitStep(` ${rest.trim()}`);
    if (isContradictory || /\bhalf\b/i.test(aside)) return [];
    // A later step that names another drug is a separate drug.
    if (drug !== '') return [];
    const perDay = sig.perDay ?? last.sig.perDay;
    const name = strength === undefined ? last.drug : inStrength(last.drug, strength);
    steps.push({ drug: name, sig: { ...sig, perDay }, aside });
  }
  const isRead = steps.every(({ sig }) => sig.days !== null && sig.millilitres === null);
  return isRead && !isOftenOnlyLater(steps) ? steps : [];
}

/** `1 drop 2 days then qid 5 d`: how often at first is not said, so it is not once a day. */
const isOftenOnlyLater = ([first, ...later]: readonly Step[]): boolean =>
  first?.sig.perDay === null &&
  later.some(({ drug, sig }) => drug === first.drug && sig.directions !== null);

function splitStep(text: string): SplitLine {
  const isFirstDay = DAY_NUMBER.test(text);
  const read = splitLine(isFirstDay ? text.replace(DAY_NUMBER, 'x 1 day') : text);
  return read;
}

function inStrength(drug: string, strength: string): string {
  return LAST_STRENGTH.test(drug) ? drug.replace(LAST_STRENGTH, strength) : `${drug} ${strength}`;
}

const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`);
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const wordsOf = ({ sig }: Step) =>
  `${sig.directions ?? `${sig.perDay ?? 1} a day`} for ${daysText(sig.days ?? 1)}`;

/**
 * Merges steps of one strength into one course; steps of several strengths become one line each
 * with its first day.
 */
export function coursesOf(steps: readonly Step[]): readonly Step[] {
  const [first] = steps;
  if (!first || steps.length === 1) return steps;
  const isOne = steps.every(({ drug }) => drug === first.drug);
  if (!isOne) {
    return steps.map((step, at) => {
      const from = steps.slice(0, at).reduce((sum, { sig }) => sum + (sig.days ?? 1), 1);
      const { days } = step.sig;
      const begin = days === 1 ? 'On day 1' : `First ${days} days`;
      const when = at === 0 ? begin : `From day ${from}`;
      const directions = [when, step.sig.directions && lowered(step.sig.directions)];
      return { ...step, sig: { ...step.sig, directions: directions.filter(Boolean).join(', ') } };
    });
  }
  const days = steps.reduce((sum, { sig }) => sum + (sig.days ?? 1), 0);
  const quantity = steps.reduce(
    (sum, { sig }) => sum + (sig.quantity ?? (sig.perDay ?? 1) * (sig.days ?? 1)),
    0,
  );
  const [begin = '', ...later] = steps.map(wordsOf);
  const directions = [begin, ...later.map((one) => `then ${lowered(one)}`)].join(', ');
  const perDay = Math.max(...steps.map(({ sig }) => sig.perDay ?? 1));
  const aside = steps
    .map((one) => one.aside)
    .filter(Boolean)
    .join(' ');
  return [{ drug: first.drug, aside, sig: { ...first.sig, days, quantity, perDay, directions } }];
}
