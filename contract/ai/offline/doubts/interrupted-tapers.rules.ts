/** Courses of a steroid whose next step stands apart: behind another order, advice, or without its dose. */
import { NUMBERED, partsOf, sentencesOf } from '../clauses.rules.ts';
import type { Added } from '../days-of-all.rules.ts';
import { splitLine } from '../dosage/dosage.rules.ts';
import { STEP } from '../part-shapes.rules.ts';
import type { Reading } from '../reading.ts';
import { isTapered, stepOf, withCourses, withSteps } from '../rewrite/tapers.rules.ts';
import { askInstead } from './refused-groups.rules.ts';

const THEN = /^(?:(?:and|then|phir|after\s+(?:that|\d+\s*(?:d|days?|wks?|weeks?)))\s+)+/i;
/** `taper over 2 weeks`, `then reduce to 10`, `then half`; not `reduce salt`. */
const TAPERS =
  /^(?:taper\w*|(?:(?:reduc|decreas)(?:e|ed|ing)|step\s+down)\s+(?:to|by|the\s+dose|dose|slowly|gradually|every|weekly|\d)|(?:half|1\/2|½)(?:\s+(?:tab(?:let)?|dose))?(?:\s|$))/i;

const strengthOf = (order: string): number =>
  Number(/\d+(?:\.\d+)?/.exec(order)?.[0] ?? Number.POSITIVE_INFINITY);

/** Whether a text before an order is an earlier step of its course: `wysolone 30 od 5d` of `wysolone 20 od 5d`. */
function isStepBefore(text: string, order: string): boolean {
  const step = stepOf(text);
  const isNamed = step !== null && step.name !== '' && order.includes(step.name);
  return isNamed && step.strength > strengthOf(order);
}

/** Whether a text is a step of a course that has this medicine: `10 od 5d`, `then taper`, `wysolone 10 od 5d`. */
function isStepOf(text: string, order: string): boolean {
  const strength = strengthOf(order);
  const step = stepOf(text);
  if (step) return order.includes(step.name) && step.strength < strength;
  const bare = text.replace(NUMBERED, '').trim().replace(THEN, '');
  if (TAPERS.test(bare)) return true;
  if (!STEP.test(bare) || Number.parseFloat(bare) >= strength) return false;
  const { drug, sig, hasFrequency } = splitLine(` ${bare.replace(STEP, '')}`);
  return drug === '' && (hasFrequency || sig.days !== null);
}

/**
 * Asks a steroid where a later step stands apart from it, so that no course is ordered in part: `wysolone 20 od 5d`,
 * `pan 40 od 15d`, `10 od 5d`. Returns the texts of the orders that became questions.
 */
export function askForInterrupted(
  { rows, lines }: { rows: readonly string[]; lines: readonly string[] },
  added: readonly Added[],
  reading: Reading,
): readonly string[] {
  const steroids = added.filter(
    ({ wish, outside }) =>
      isTapered(wish.name) &&
      (reading.drugs.includes(wish) || outside.some((line) => reading.elsewhere.includes(line))),
  );
  if (steroids.length === 0) return [];
  const sentences = rows.flatMap((row) => withCourses(sentencesOf(row)));
  const texts = sentences.flatMap((one) => withSteps(partsOf(one)));
  const strayed = strayedSteps(lines, { added, reading });
  const parted = new Set(
    steroids.filter((one) => isParted(one, { texts, added, strayed })).map(({ raw }) => raw),
  );
  return askInstead(
    steroids.filter(({ raw }) => parted.has(raw)),
    reading,
  );
}

/** Lines that a row took as the dosage of another medicine, which is not listed in that strength: `calcium`, `10 od 5d`. */
function strayedSteps(
  lines: readonly string[],
  { added, reading }: { added: readonly Added[]; reading: Reading },
): readonly string[] {
  const unsure = added.filter(({ wish }) => !reading.drugs.includes(wish)).map(({ raw }) => raw);
  return lines
    .map((line) => line.trim())
    .filter((line) => unsure.some((raw) => raw !== line && raw.endsWith(line)));
}

type Around = {
  readonly texts: readonly string[];
  readonly added: readonly Added[];
  readonly strayed: readonly string[];
};

function isParted({ raw }: Added, { texts, added, strayed }: Around): boolean {
  const order = raw.replace(NUMBERED, '').toLowerCase();
  const at = texts.findIndex((text) => text !== '' && raw.includes(text));
  const isApart = (text: string) => text !== '' && !raw.includes(text);
  // `medrol 16 od 3d pan 40 od 6d medrol 8 od 3d`: in one part.
  const isApartIn = (text: string) =>
    isApart(text) && (isStepBefore(text, order) || isStepOf(text, order));
  return (
    added.some((other) => isApartIn(other.raw)) ||
    strayed.some((line) => isApart(line) && isStepOf(line, order)) ||
    texts.slice(0, Math.max(0, at)).some((text) => isApart(text) && isStepBefore(text, order)) ||
    texts.slice(at + 1).some((text) => isApart(text) && isStepOf(text, order))
  );
}
