/** Frequencies, and their text for the patient. */
export type Frequency = {
  readonly pattern: RegExp;
  readonly perDay: number;
  readonly text: string;
  /** Days between two doses. */
  readonly interval: number;
};
/** How often, in short. */
export const OFTEN = 'od|bd|bid|tds|tid|qid|hs';
/** Units of a course, but months. */
export const DAYS_OR_WEEKS = 'd|days?|dys|din|w|wks?|weeks?|hafte';
const EDGE = String.raw`(?<![\p{L}\d])`;
const END = String.raw`(?![\p{L}\d])`;
const word = (source: string) => new RegExp(`${EDGE}(?:${source})${END}`, 'iu');
const frequency = (source: string, perDay: number, text: string, interval = 1): Frequency => ({
  pattern: word(source),
  perDay,
  text,
  interval,
});

const TIMES = String.raw`(?:\s*(?:a|per|in\s*a)\s*day|\s*daily)?`;
export const FREQUENCIES: readonly Frequency[] = [
  frequency(
    String.raw`(?:twice|2\s*times)\s*(?:a|per|in\s*a)?\s*week(?:ly)?|2\s*\/\s*(?:wk|week)`,
    1,
    'Twice a week',
    3.5,
  ),
  frequency(
    String.raw`once\s*(?:in\s*)?(?:a\s*week|weekly|per\s*week)|1\s*\/\s*(?:wk|week)|weekly(?:\s*once)?|(?:every|per)\s*week`,
    1,
    'Once a week',
    7,
  ),
  frequency(String.raw`(?:five|5)\s*times${TIMES}`, 5, 'Five times a day'),
  frequency(String.raw`(?:six|6)\s*times${TIMES}`, 6, 'Six times a day'),
  frequency(
    String.raw`alt(?:ernate)?\.?\s*(?:days?|nights?)|every\s*other\s*day|eod|a\/d`,
    1,
    'Every other day',
    2,
  ),
  frequency(String.raw`q\.?\s*4\s*h(?:rly)?|4\s*h(?:ou)?rly|every\s*4\s*hours`, 6, 'Every 4 hours'),
  frequency(String.raw`q\.?\s*6\s*h(?:rly)?|6\s*h(?:ou)?rly|every\s*6\s*hours`, 4, 'Every 6 hours'),
  frequency(String.raw`q\.?\s*8\s*h(?:rly)?|8\s*h(?:ou)?rly|every\s*8\s*hours`, 3, 'Every 8 hours'),
  frequency(
    String.raw`q\.?\s*12\s*h(?:rly)?|12\s*h(?:ou)?rly|every\s*12\s*hours`,
    2,
    'Every 12 hours',
  ),
  frequency(
    String.raw`qid|q\.i\.d\.?|qds|(?:four|4)\s*times?${TIMES}|din\s*me(?:in)?\s*(?:4|char)\s*baar`,
    4,
    'Four times a day',
  ),
  frequency(
    String.raw`tds|t\.d\.s\.?|tid|t\.i\.d\.?|thrice${TIMES}|(?:three|3)\s*times?${TIMES}|din\s*me(?:in)?\s*(?:3|teen)\s*baar`,
    3,
    'Three times a day',
  ),
  frequency(
    String.raw`bd|b\.d\.?|bid|b\.i\.d\.?|bds|twice${TIMES}|(?:two|2)\s*times?${TIMES}|din\s*me(?:in)?\s*(?:2|do)\s*baar`,
    2,
    'Twice a day',
  ),
  frequency(
    String.raw`(?:subah|morning)\s*(?:and|aur|&|\+)?\s*(?:shaam|sham|evening|raat|night)(?:\s*ko)?`,
    2,
    'Morning and evening',
  ),
  frequency(
    String.raw`od|o\.d\.?|qd|once${TIMES}|daily|din\s*me(?:in)?\s*(?:1|ek)\s*baar`,
    1,
    'Once a day',
  ),
  frequency(
    String.raw`hs|h\.s\.?|at\s*(?:bed\s*time|night)|bed\s*time|nocte|raat\s*ko|(?:0\.00\s*)?night`,
    1,
    'At bedtime',
  ),
  frequency(String.raw`(?:in\s*the\s*)?morning|subah|mane|om`, 1, 'In the morning'),
  frequency(String.raw`(?:in\s*the\s*)?evening|shaam|sham\s*ko`, 1, 'In the evening'),
];
const SLOT = String.raw`(?:\d(?:\.5)?(?:\s?\d?\/\d|½)?|½)`;
export const PATTERN = new RegExp(
  String.raw`(?<![\p{L}\d/.-])(${SLOT})\s*[-–—+]\s*(${SLOT})\s*[-–—+]\s*(${SLOT})(?:\s*[-–—+]\s*(${SLOT}))?(?![\p{L}\d/-])`,
  'u',
);
export const SOS = word(
  String.raw`sos|s\.o\.s\.?|prn|(?:if|when|as)\s*(?:needed|required)|zaroorat\s*(?:par|ho)`,
);
export const STAT = word(
  String.raw`stat|at once|immediately|single\s*(?:dose|appl\w*)|(?:one|1)\s*(?:time\s*)?dose|once only`,
);
export const TIMINGS: readonly (readonly [RegExp, string])[] = [
  ...['before', 'after'].flatMap((when) =>
    ['lunch', 'dinner'].map((meal) => [word(`${when} *${meal}`), `${when} ${meal}`] as const),
  ),
  [word(String.raw`abf|after\s*(?:break\s*fast|bf)`), 'after breakfast'],
  [word(String.raw`bbf|before\s*(?:break\s*fast|bf)`), 'before breakfast'],
  [
    word(
      String.raw`ac|a\.c\.?|bf|before\s*(?:food|meals?|eating)|kha(?:ne|na)\s*(?:ke|se)\s*pe?hle`,
    ),
    'before food',
  ],
  [
    word(String.raw`pc|p\.c\.?|after\s*(?:food|meals?|eating)|kha(?:ne|na)\s*ke\s*baa?d`),
    'after food',
  ],
  [word(String.raw`(?:on\s*(?:an\s*)?)?empty\s*stomach|khali\s*pet`), 'on an empty stomach'],
  [word(String.raw`with\s*(?:food|meals?)`), 'with food'],
  [
    word(
      String.raw`l\/a|la|local(?:ly)?\s*(?:application|apply)?|apply\s*(?:locally|thin\s*layer)?|thin\s*layer|for\s*local\s*application`,
    ),
    'on the skin',
  ],
];
export const DURATION = new RegExp(
  String.raw`(?<!(?:after|since)\s+)(?:${EDGE}(?:x|×|for|\*)\s*|(?<=\s)|^)(\d{1,3})\s*(${DAYS_OR_WEEKS}|m|mn?ths?|mo|mon|months?|mah[ie]n[ae])(?!\s*me(?:in)?(?!\p{L}))${END}(?:\s+(?:tak|ke\s+liye)${END})?`,
  'iu',
);
export const FRACTION = /(?:[x×]\s*)?(?<![\d/])(\d{1,2})\s*\/\s*(7|52|12)(?![\d/])/i;
export const BARE_DAYS = /(?<![\p{L}\d])[x×*]\s*(\d{1,3})(?![\p{L}\d/.])/iu;
/** `10 tabs`: more than one dose. */
export const COUNT_OF_PIECES =
  /(?<=\s)(?<!\b(?:max(?:imum)?|most|than|exceed|up\s?to)\s+)(?:[x×*]\s*)?(?:([5-9]|\d{2,3})\s*(?:tabs?|tablets?|caps?|capsules?|sachets?)|(\d{1,2})\s*(?:inj(?:ection)?s?|vials?|amps?|ampoules?|bottles?|tubes?))(?![\p{L}])/iu;
export const COUNT = new RegExp(
  String.raw`(?:#|\bno\.?s?\.?\s*)\s*(\d{1,3})\b(?!\s*(?:mg|mcg|ml|${OFTEN}|d|days?|w|wks?|weeks?|m|months?)\b)`,
  'i',
);
/** `sos 10 only`, behind the words that say when. */
export const COUNT_ONLY = /(?<=\b(?:sos|prn)\s+)(\d{1,2})\s+only\b/i;
/** `200 puffs`: the strength, and the number of puffs is missing. */
export const MANY_PUFFS = /(?<![\d/.])\d{2,}\s*(?:puffs?|sprays?)(?!\p{L})/iu;
export const DOSE =
  /(?<![\d/.])(?<!\b(?:max(?:imum)?|most|than|exceed|up\s?to)\s+)(\d+(?:\.\d+)?|½|1\/2)\s*(ml|tsp|tbsp|teaspoons?|dro?ps?|puff?s?|sprays?|units?)(?![\p{L}])/iu;
export const PIECES =
  /(?<![\d/.]|(?<!\p{L})d)(?<!\b(?:max(?:imum)?|most|than|exceed|up\s?to)\s+)(½|1\/2|[1-4](?:\.5)?)\s*(tabs?|tablets?|caps?|capsules?|sachets?)(?![\p{L}])/iu;
/** `Ecosprin 75 1 HS`: a count only after another number; otherwise it is a strength (Glimy 1). */
export const COUNT_BEFORE = new RegExp(
  String.raw`(?<=\d\S*\s)(½|1\/2|[12])\s+(?=(?:${OFTEN}|sos|stat|once|twice|thrice|(?:[234]|two|three|four)\s+times|daily|at\s+(?:bed\s*time|night))\b)`,
  'iu',
);
/** `Folvite 5 OD x 30`, `OD 30`: a bare number at the end is days once the frequency is known. */
export const LAST_NUMBER = /(?<=\s)(\d{1,3})\s*$/u;
export const ROUTE = /(?<![\p{L}])(IM|IV|SC|S\/C|S\/L|s\/l|SL)(?![\p{L}/])/u;
/** `1 in 1 L`, `1 sachet in a glass of water`. */
export const DILUTION =
  /(?<!\S)(?:\d\s+)?(?:sachet\s+)?in\s+(?:\d+|a)\s*(?:l|lit(?:re|er)s?|ml|glass)(?:\s+of)?(?:\s+water)?(?![\p{L}\d])/iu;
