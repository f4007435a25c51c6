import { wordsOf } from '../part-shapes.rules.ts';

const TO = '(?:to|with|by)';
const CHANGE = new RegExp(
  String.raw`\b(?:change[ds]?|switch(?:ed)?|shift(?:ed)?|replace[ds]?)\s+(?:from\s+)?(?!to\b)(\p{L}.*?)\s+${TO}\s+(?=\p{L})`,
  'iu',
);
/** `do not` in front of a change. */
const REFUSED = /(?:\bnot|n'?t|\bnever|\bno\s+need\s+to|\bmat|\bna)\s+$/i;
const DOSE_CHANGE =
  /\b(?:increase[ds]?|decrease[ds]?|reduce[ds]?|hike|titrate|step\s*(?:up|down))\s+(?:the\s+)?(?:dose\s+(?:of\s+)?)?((?:\p{L}[\p{L}-]*\s+){1,4}?)(?:(?:from\s+)?\d+(?:\.\d+)?\s*(?:mg|mcg|g)?\s+(?:(?:od|bd|tds|hs)\s+)?)?to\s+(?=\d)/iu;
const STOPPED =
  /(?<![\p{L}\d])(\p{L}[\p{L}\d-]*(?:\s+(?:\p{L}|\d+))?)\s+bandh?\s+(?:karo|kare|karein|kar\s+d[oe]\w*)(?!\p{L})(?=\s+\S)/iu;

/**
 * Rewrites a change as a stop and a start: `change amlodipine to cilnidipine 10 od` is `stop
 * amlodipine, start cilnidipine 10 od`; `increase amlodipine from 5 to 10 od` is `start amlodipine
 * 10 od`. Only changes of medicines: `pain shifted from umbilicus to right side` stays.
 */
export function changesOf(part: string, isMedicine: (word: string) => boolean): readonly string[] {
  const hasMedicine = (text: string) => wordsOf(text).some(isMedicine);
  const changed = part
    .replace(STOPPED, (whole, name: string) =>
      isMedicine((name.split(' ')[0] ?? '').replace(/\d+$/, '')) ? `, stop ${name}, start ` : whole,
    )
    .replace(CHANGE, (whole, name: string, at: number, all: string) => {
      const [next = ''] = /^\S+/.exec(all.slice(at + whole.length)) ?? [];
      const isChanged = !REFUSED.test(all.slice(0, at)) && hasMedicine(`${name} ${next}`);
      return isChanged ? `, stop ${name}, start ` : whole;
    })
    .replace(DOSE_CHANGE, (whole, name: string) => (hasMedicine(name) ? `, start ${name}` : whole));
  if (changed === part) return [part];
  return changed
    .split(', ')
    .map((one) => one.replace(/\bstart\s+(?=start\b)|\bstart\s*$/gi, '').trim())
    .filter(Boolean);
}
