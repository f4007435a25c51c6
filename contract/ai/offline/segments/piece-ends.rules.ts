import { splitLine } from '../dosage/dosage.rules.ts';

/** As many words as decide whether a direction begins here. */
const NEAR = 6;
/** Behind a finished dosage they begin the next order or refusal: `hs 10 d stop Quadriderm`. */
const BEGINS_NEXT = /^(?:stop|avoid|hold|cont(?:inue)?|start|add)$/i;

/** `5 d review 3 days later`: the time of the next visit, not a dosage. */
const isReview = (words: readonly string[], at: number) =>
  /^(?:review|rev|r\/v|rv|f\/?u|fup|follow-?up|recheck|revisit)[.,:]?$/i.test(words[at] ?? '') &&
  !/^(?:till|until|before|at|on|next|for|after|upto|to)$/i.test(words[at - 1] ?? '');

/** `od 30d monthly review`: the interval of the visits, where the drug has its frequency. */
const isOfReview = (
  words: readonly string[],
  { begin, at }: { begin: number; at: number },
): boolean =>
  /^(?:monthly|fortnightly|weekly)$/i.test(words[at - 1] ?? '') &&
  isReview(words, at) &&
  splitLine(` ${words.slice(begin, at - 1).join(' ')}`).hasFrequency;

/** `od 30d weekly bp check`: what is measured at home, where the drug has its frequency. */
const isOfCheck = (
  words: readonly string[],
  { begin, at }: { begin: number; at: number },
): boolean =>
  isCheck(words.slice(at, at + 4).join(' ')) &&
  splitLine(` ${words.slice(begin, at).join(' ')}`).hasFrequency;
/** `weekly bp check`: no interval of a medicine. */
export const isCheck = (text: string): boolean => CHECKED.test(text);
const CHECKED =
  /^(?:with\s+)?(?:daily|weekly|fortnightly|monthly)\s+(?:home\s+)?(?:bp|sugar|glucose|weight|wt|pulse|temp(?:erature)?|vitals?)\s+(?:check|chart|monitor|record|log|diary|measure)/i;

/** `stop Quadriderm`, but not `stop if rash`, and not the end of a course. */
const beginsNext = (words: readonly string[], at: number) =>
  BEGINS_NEXT.test(words[at] ?? '') &&
  !/^(?:not|don'?t|never|then|and)$/i.test(words[at - 1] ?? '') &&
  /^\p{L}{2}/u.test(words[at + 1] ?? '') &&
  !/^(?:if|when|once|after|it|them|all|the)$/i.test(words[at + 1] ?? '');

/** Whether a text has a frequency, days or a quantity. */
export const hasSig = (text: string) => {
  const { hasFrequency, sig } = splitLine(text);
  return hasFrequency || sig.days !== null || sig.quantity !== null;
};

/** `2 puffs bd with spacer 1 month`: the days behind the device are those of the drug. */
export const isDevice = (words: readonly string[], at: number) =>
  /^(?:spacer|rotahaler)[,.]?$/i.test(words[at] ?? '') &&
  /^(?:with|via|using|through|by)$/i.test(words[at - 1] ?? '') &&
  hasSig(` ${words.slice(at + 1, at + 1 + NEAR).join(' ')}`);

/** The end of a drug's piece where something else begins at a word; null where it goes on. */
export function endOfDrug(
  words: readonly string[],
  { begin, at, isOpenAt }: { begin: number; at: number; isOpenAt: (at: number) => boolean },
): number | null {
  if (isReview(words, at)) return isOfReview(words, { begin, at }) ? at - 1 : at;
  const isNext = beginsNext(words, at) && !isOpenAt(at);
  return isNext || isOfCheck(words, { begin, at }) ? at : null;
}
