import { wordsOf } from '../part-shapes.rules.ts';

const TO = '(?:to|with|by)';
const CHANGE = new RegExp(
  String.raw`\b(?:change[ds]?|switch(?:ed)?|shift(?:ed)?|replace[ds]?)\s+(?:from\s+)?(?!to\b)(\p{L}.*?)\s+${TO}\s+(?=\p{L})`,
  'iu',
);
const DOSE_CHANGE =
  /\b(?:increase[ds]?|decrease[ds]?|reduce[ds]?|hike|titrate|step\s*(?:up|down))\s+(?:the\s+)?(?:dose\s+(?:of\s+)?)?((?:\p{L}[\p{L}-]*\s+){1,4}?)(?:(?:from\s+)?\d+(?:\.\d+)?\s*(?:mg|mcg|g)?\s+(?:(?:od|bd|tds|hs)\s+)?)?to\s+(?=\d)/iu;
const UP_OR_DOWN = String.raw`(?:increase|inc|raise|hike|reduce|decrease|dec|step\s*(?:up|down))\s+(?:the\s+)?(?:dose\s+)?from`;
const NUMBER = String.raw`\d+(?:\.\d+)?\s*(?:mg|mcg|g|u|iu|units?)?`;
const SLOTS = String.raw`\d+(?:-\d+){2,3}`;
/** `telma increase from 40 to 80 od`. */
const STRENGTH_FROM = new RegExp(
  String.raw`(?<![\p{L}\d/-])(\p{L}[\p{L}-]*(?:\s+\d{2}\/\d{2})?)\s+${UP_OR_DOWN}\s+${NUMBER}\s+to\s+(?=\d+(?:\.\d+)?(?![\d.]*-))`,
  'giu',
);
/** `mixtard 30/70 increase from 14-0-10 to 18-0-14 units`. */
const SLOTS_FROM = new RegExp(
  String.raw`(?<![\p{L}\d/-])(\p{L}[\p{L}-]*(?:\s+[\d./]+)?)\s+${UP_OR_DOWN}\s+${SLOTS}\s*(?:u|iu|units?)?\s+to\s+(?=${SLOTS})`,
  'giu',
);
/** A refusal, a past treatment or someone else's words, just before a change or its medicine. */
const NOT_ORDERED =
  /\b(?:(?:not|never|don'?t|nahi|nahin|mat|may|might)(?:\s+(?:to|yet|now|want|willing|need|be|going|keen|agree\w*|ready|give|take|start|taking|for|of))*|(?:no|without|avoid\w*|stop(?:ped)?|hold|withhold|withheld|cancel|omit|skip|remove|took|taken|taking|already|refus\w*|declin\w*|unwilling|told|advised|asked|consider\w*|plan\w*|want)(?:\s+(?:to|more|need|need\s+of|need\s+to|reason\s+to|on|for))?|allerg\w*\s+to)\s*$/i;
const CONDITION = /\b(?:if|unless|when|agar|until|till|in\s+case)\b/i;
const STOPPED =
  /(?<![\p{L}\d])(\p{L}[\p{L}\d-]*(?:\s+(?:\p{L}|\d+))?)\s+bandh?\s+(?:karo|kare|karein|kar\s+d[oe]\w*)(?!\p{L})(?=\s+\S)/iu;

/**
 * Rewrites a change as a stop and a start: `change amlodipine to cilnidipine 10 od` is `stop
 * amlodipine, start cilnidipine 10 od`; `increase amlodipine from 5 to 10 od` is `start amlodipine
 * 10 od`. Only changes of medicines: `pain shifted from umbilicus to right side` stays. A change
 * that is refused or waits for something stays, too, and is then held as it is written.
 */
export function changesOf(part: string, isMedicine: (word: string) => boolean): readonly string[] {
  const hasMedicine = (text: string) => wordsOf(text).some(isMedicine);
  const isOrdered = (before: string) => !CONDITION.test(part) && !NOT_ORDERED.test(before);
  const started = (whole: string, name: string, at: number, all: string) =>
    hasMedicine(name) && isOrdered(all.slice(0, at)) ? `, start ${name.trim()} ` : whole;
  return part
    .replace(STOPPED, (whole, name: string) =>
      isMedicine((name.split(' ')[0] ?? '').replace(/\d+$/, '')) ? `, stop ${name}, start ` : whole,
    )
    .replace(CHANGE, (whole, name: string, at: number, all: string) => {
      const [next = ''] = /^\S+/.exec(all.slice(at + whole.length)) ?? [];
      return hasMedicine(`${name} ${next}`) && isOrdered(all.slice(0, at))
        ? `, stop ${name}, start `
        : whole;
    })
    .replace(STRENGTH_FROM, started)
    .replace(SLOTS_FROM, started)
    .replace(DOSE_CHANGE, started)
    .split(', ')
    .map((one) => one.replace(/\bstart\s+(?=start\b)|\bstart\s*$/gi, '').trim())
    .filter(Boolean);
}
