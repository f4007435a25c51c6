import { OFTEN } from '../dosage/frequencies.ts';

/** Hindi numbers that stand before a counted word. */
const COUNTS: Readonly<Record<string, string>> = {
  ek: '1',
  do: '2',
  teen: '3',
  tin: '3',
  char: '4',
  chaar: '4',
  paanch: '5',
  panch: '5',
  chhe: '6',
  saat: '7',
  aath: '8',
  das: '10',
  dus: '10',
  pandrah: '15',
  bees: '20',
  tees: '30',
};
const COUNTED = String.raw`(?=\s*(?:-\s*\w+\s*)?(?:baa?r|vaar|goli\w*|din|hafte|hafta|mahin[ae]|mahine|boond|bund|cham+a?c?h|chammach|packet|puff|tab|cap|ghante|ml)(?!\p{L}))`;
const HINDI_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d])(${Object.keys(COUNTS).join('|')})${COUNTED}`,
  'giu',
);
const E = String.raw`(?![\p{L}\d])`;
const S = String.raw`(?<![\p{L}\d])`;
const phrase = (source: string) => new RegExp(`${S}(?:${source})${E}`, 'giu');
const ME = String.raw`\s*(?:me|mein|main|mai|m)`;
/** Not the first sign of `1/2`, `1.5` or `1 1/2`. */
const WHOLE = String.raw`(?!\s*(?:½|\/|\.\d)|\s+\d\/\d)`;
const ONE = String.raw`(?:\s*(?:ek|1)${WHOLE}(?!\s*(?:din|haft|mah[ie]n|day|week|month))(?:\s*goli)?)?`;

/** `7 din me 1 baar` is once in seven days, not once a day; `500 din me 1 baar` has a strength. */
const IN_DAYS = String.raw`(?!(?<=(?<![\d.])(?:[2-9]|[12]\d|3[01])\s*)din${ME}\s*1\s*baa?r)`;

/** `telma 40 din mein ek baar`; a number of days before it may be those of the interval. */
const ONCE_A_DAY = phrase(
  String.raw`(?<!(?<![\d.])(?:[2-9]|[12]\d|3[01]|45|60|90)\s*)din${ME}\s*1\s*baa?r`,
);

/** Phrases of a prescription in Hindi, and the shorthand that the rules read. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [ONCE_A_DAY, ' od '],
  [
    phrase(
      String.raw`${IN_DAYS}(?:din|roz|rozana|daily)(?:${ME})?\s*(\d)\s*(?:-\s*\d\s*)?(?:baa?r|vaar|times?)`,
    ),
    ' $1 times a day ',
  ],
  [phrase(String.raw`(\d)\s*(?:baa?r|vaar)\s*(?:din${ME}|roz|rozana|daily)`), ' $1 times a day '],
  // `teen baar 5 din`, `2 chamach teen baar`, but not `ulti 3 baar 2 din se`.
  [
    phrase(
      String.raw`(\d)\s*(?:baa?r|vaar)(?=[\s,]+\d+\s*(?:din|haft[ea]|mah[ie]n[ae]|days?|d)(?!\p{L})(?!\s*(?:se|ki|ka|pehle|baad)))`,
    ),
    ' $1 times a day ',
  ],
  [
    phrase(
      String.raw`(?<=(?:tsp|ml|tab|goli|drops?|boo?nd|puffs?|cham+a?c?h|chammach)\s+)(\d)\s*(?:baa?r|vaar)`,
    ),
    ' $1 times a day ',
  ],
  [phrase(String.raw`(?:hafte|hafta|week)(?:${ME})?\s*1\s*(?:baa?r|din)`), ' once a week '],
  [phrase(String.raw`har\s+(\d+)\s+ghant[ea](?:\s*(?:me|par|pe))?`), ' every $1 hours '],
  [phrase(String.raw`subah\s*,?\s*(?:dopahar|dopehar)\s*,?\s*(?:aur\s*)?(?:shaa?m|raat)`), ' tds '],
  [
    phrase(
      String.raw`subah\s*[-,/]?\s*(?:aur\s*|&\s*)?(?:shaa?m|raat)(?:\s*ko)?(?:\s*(?:ek\s*ek|1\s*-?\s*1)${WHOLE}(?:\s*goli)?)?`,
    ),
    ' bd ',
  ],
  [
    phrase(
      String.raw`(?:roz(?:ana)?|har\s+din|rojana)(?:\s*(?:raat|rat)(?:\s*(?:ko|${ME}))?)${ONE}`,
    ),
    ' hs ',
  ],
  [
    phrase(String.raw`(?:raat|rat)(?:\s*ko|${ME})?\s*(?:sote\s+(?:samay|waqt|time))?${ONE}`),
    ' hs ',
  ],
  [phrase(String.raw`(?:ek|1)\s+(?:goli\s+)?(?:roz(?:ana)?|rojana)`), ' od '],
  [phrase(String.raw`(?:roz(?:ana)?|har\s+din|rojana)(?:\s*subah)?${ONE}`), ' od '],
  [phrase(String.raw`(?:kha(?:na|ne)\s+)?kha(?:na|ne)\s*(?:khane\s*)?ke\s*baa?d`), ' pc '],
  [phrase(String.raw`(?:kha(?:na|ne)\s+)?kha(?:na|ne)\s*(?:ke|se)\s*pe?a?hle`), ' ac '],
  [phrase(String.raw`khaa?li\s*pet`), ' empty stomach '],
  [
    phrase(
      String.raw`jab\s+(?!(?:\p{L}[\p{L}\d]*\s+){0,2}(?:positive|negative|normal|abnormal|high|low|raised|(?:bp|sugar)\s+\p{L}+)(?!\p{L}))(?:\p{L}+\s+){0,2}(?:ho|hone|lage|pade|aaye)(?:\s+(?:to|tab))?|(?:zaroorat|zarurat|jarurat)\s+(?:par|pe|padne\s+par|ho(?:ne\s+par)?)`,
    ),
    ' sos ',
  ],
  [phrase(String.raw`(?:aadhi|adhi|aadha|adha)\s*(?:goli|tab(?:let)?)`), ' 1/2 tab '],
  // `sirf tab jab ns1 negative aaye`: no tablet.
  [/(?<![\p{L}\d])tab\s+(?:hi\s+)?(?=jab(?!\p{L}))/giu, 'tabhi '],
  // `10 bd 3d phir od 3d phir band`: the next step of a course.
  [phrase(String.raw`(?:ph|f)ir\s+bandh?(?:\s+kar\p{L}*)?`), ' then stop '],
  [phrase(String.raw`(?:ph|f)ir(?=\s+(?:\d|${OFTEN}))`), ' then '],
  [phrase('goli(?:yan|ya)?'), ' tab '],
  [phrase('boo?nd'), ' drops '],
  [phrase('cham+a?c?h|chammach|chamach'), ' tsp '],
  [phrase('packet|pudiya'), ' sachet '],
  [
    phrase(String.raw`(\d+)\s*din(?!\s*(?:se|ki|ka|pehle|baad|me\b))(?:\s+(?:tak|ke\s+liye))?`),
    ' $1 days ',
  ],
  [
    phrase(String.raw`(\d+)\s*haft[ea](?!\s*(?:se|baad|pehle))(?:\s+(?:tak|ke\s+liye))?`),
    ' $1 weeks ',
  ],
  [
    phrase(String.raw`(\d+)\s*mah[ie]n[ae](?!\s*(?:se|baad|pehle))(?:\s+(?:tak|ke\s+liye))?`),
    ' $1 months ',
  ],
  // `16 u mng`: behind a dose only; elsewhere it is the complaint's.
  [
    phrase(String.raw`(?<=\d\s*(?:u|iu|units?|tabs?|ml|drops?|puffs?)?\s*)(?:mng|mrng|morn)`),
    ' morning ',
  ],
  [phrase(String.raw`laga(?:na|o|ye|yein|en)(?:\s+hai)?`), ' locally '],
  [phrase(String.raw`(?:chaa?lu|shuru|start)\s+(?:karo|kare|karein|rakho|rakhe|rakhna)`), ' '],
];

/** Rewrites Hindi directions as shorthand: `din me 3 baar khane ke baad` is `3 times a day pc`. */
export function inShorthand(text: string): string {
  let written = text
    .replace(/\b(\d)\s*-\s*\1(?=\s*(?:boo?nd|drops?|puffs?|sprays?|goli))/gi, '$1')
    .replace(HINDI_NUMBER, (word) => COUNTS[word.toLowerCase()] ?? word);
  for (const [hindi, shorthand] of PHRASES) written = written.replace(hindi, shorthand);
  return written === text ? text : written.replace(/ {2,}/g, ' ').replace(/ ,/g, ',').trim();
}
