import {
  beginsListedTest,
  beginsTest,
  isListedTest,
  isTestName,
  type ListedTest,
  type TestIndex,
  testKey,
} from '../matching/match-test.rules.ts';
import { STRIKE } from './doubts/words.ts';
import {
  endsInResult,
  OLD_IN_HINDI,
  type Seen,
  seenBehind,
  WORDS_BEHIND,
} from './segments/seen-tests.rules.ts';

/** Test names that are also complaints, drugs or abbreviations; alone they order nothing. */
const WEAK = new Set(
  `stool urine liver kidney renal thyroid pregnancy iron study calcium sodium potassium albumin cholesterol
  urea stress pap sickle sickling dengue malaria covid sugar protein proteins magnesium phosphorus phosphate
  progesterone testosterone estradiol folate semen insulin cal widal-fever usg ultrasound lipids biopsy
  troponin smear culture torch doppler endoscopy colonoscopy hsg afp ammonia anca ast alt ana cue`
    .split(/\s+/)
    .map(testKey),
);
/** Names of tests that are drugs as well. */
const ALSO_DRUG =
  /^(?:vit(?:amin)?\b|b ?12|d3|folic|folate|iron|calcium|ca$|progesterone|insulin|potassium|magnesium|phosph|albumin|sodium|urea|testosterone|estradiol)/;
/** Words after a test's name that show a result or an appointment, not an order. */
const RESULT =
  /^(?:[<>≤≥]=?|[<>=:~-]*\d[\d.,:%/+–-]*\w{0,3}|wnl|normal|norm|neg|negative|nonreactive|non-reactive|reactive|positive|pos|\+ve|-ve|done|high|low|raised|elevated|report|reports|awaited|pending|is|was|were|shows?|showed|showing|suggest\w*|nad|def|defic\w*|carrier|known|nsr|n|ok|stable|deranged|abnormal|outside|borderline|nil|not|refused|declined|deferred|already|next|later|chart\w*|diary|in|after|=|:|-|–|yesterday|ago|if|agar|jab|unless|tabhi|sos|prn|above|below|st|sinus|lvh|[lr]bbb|lvef|ef|isch\w*|changes|cardiomegaly|consolidation|opacity|infiltrat\w*|effusion|fatty|findings?|seen|s\/o|c\/w|e\/o)$/i;
/** `xray chest old film shows scar`, `cxr film normal`: a picture that was seen. */
const SEEN =
  /^(?:(?:the|his|her|with)\s+)?(?:(?:old|prev(?:ious)?|last|earlier|recent)\s+(?:films?|plates?|reports?|x-?rays?|scans?|ones?|cd|images?)|(?:films?|plates?|images?|cd)\s+(?:is|was|are|were|shows?|showed|showing|seen|reviewed|brought|normal|nad|s\/o|suggest\w*)|advised\s+(?:by|earlier|last|outside|elsewhere)|at\s+home\s+(?:is\s+|was\s+)?(?:neg\w*|pos\w*|done|normal))(?!\p{L})/iu;
/** `urine protein creatinine ratio`: a test of its own. */
const RATIO_OF = /^(?:protein|prot|(?:micro)?alb(?:umin)?)[/:](?:creat\w*|cr)$/i;
const RATIO = /^ratios?[.,;]?$/i;
/** `RBS today 312`: the value stands behind the moment. */
const MOMENT = /^(?:today|tdy|now|here|aaj|abhi|this|yday|y'day|morning)$/i;
const TIME = /^\d{1,2}\s*(?:d|days?|w|wks?|weeks?|m|mn?ths?|months?)[.,]?$/i;
const TEST_WORD = /^tests?[.,;]?$/i;
const COUNTED = /^x\d+$/i;
/** Words before a test's name that show that it is not an order. */
const NO_ORDER = new RegExp(
  String.raw`^(?:awaited|awaiting|pending|done|old|prev|previous|previously|last|past|recent|normal|no|not|without|h\/o|outside|his|her|had|has|willing|refused|refuses|high|low|deranged|raised|against|under|before|till|until|in|on|of|since|than|for|scale|${STRIKE}|${OLD_IN_HINDI}|cancel(?:l?ed)?|drop)$`,
  'i',
);
/** A refusal some words before: `no need of a CT brain`, `not willing for X-ray`. */
const REFUSAL = /^(?:not|no|without|refus\w*|declin\w*|unwilling|defer\w*|nahi)$/i;
const ORDERS =
  /^(?:adv(?:ice|ise|ised)?|inv(?:estigations?)?|ix|tests?|labs?|get|do|send|order|check|repeat|rpt|needs?|plan|karwao|karao|now|wants?)[:.-]*$/i;
/** `repeat`, `adv`: belongs to the tests behind it. */
export const isTestOrder = (word: string) => ORDERS.test(bare(word));
const CONNECTORS = /^(?:and|&|\+|\/|aur|with|plus|then)$/i;
const IMAGING = /^(?:x-?rays?|usg|ct|ncct|hrct|mri|sonography|ultrasound|doppler|mammo\w*)$/i;
const PARTS = new Set(
  `knee knees ankle ankles hand hands foot feet spine shoulder hip hips pelvis wrist elbow finger toe toes
  leg legs skull abdomen abd chest neck brain head kub pns ls c d cervical lumbar lumbosacral dorsal thoracic
  ap pa lat lateral oblique view views both rt lt r l right left b/l and & whole abdo upper lower obs obstetric
  growth scan thyroid scrotum breast breasts orbit mandible heel calcaneum forearm arm thigh nasal paranasal
  sinuses joint joints limb limbs ll ul erect plain contrast bone bones venous arterial plus`.split(
    /\s+/,
  ),
);

const isPart = (word: string) =>
  word
    .toLowerCase()
    .split('/')
    .every((one) => PARTS.has(one)) || /^b\/l$/i.test(word);
const bare = (word: string) => word.replace(/^[("']+|[)"'.,;:]+$/g, '');

/** Tests that stand next to each other: where they end, and whether they are ordered. */
export type TestRun = {
  readonly names: readonly string[];
  readonly end: number;
  readonly isOrdered: boolean;
  /** Whether they may be done, or to be done: they are asked. */
  readonly isDoubtful: boolean;
  /** A time stands behind it: `KFT 2 wk`. */
  readonly isTimed: boolean;
  readonly isAlsoDrug: boolean;
};

/** The object of a refusal that a test follows: `no fever CBC`, `no NSAIDs Hb`. */
const REFUSED =
  /^(?:fever|cough|cold|pain|vomiting|nausea|rash|swelling|bleeding|breathlessness|itching|allerg\w*|comorbid\w*|nsaids?|antibiotics?|abx|steroids?|painkillers?)[,;.]?$/i;

const isRefusedBefore = (words: readonly string[], isMedicine: (word: string) => boolean) =>
  words.some((word, at) => {
    const next = words[at + 1] ?? '';
    return REFUSAL.test(word) && !REFUSED.test(next) && !isMedicine(bare(next));
  });

/** `stool for H pylori`: the sample of the test behind it. */
const SAMPLE = /^(?:stool|urine|blood|sputum|serum)\s+(?:sample\s+)?for$/i;

/** The run of test names that begins at a word; null when none does. */
export function testRunAt<T extends ListedTest>(
  words: readonly string[],
  begin: number,
  tests: TestIndex<T>,
  /** Tells a medicine, which a refusal before the tests may be about. */
  isMedicine: (word: string) => boolean = () => false,
): TestRun | null {
  let end = begin;
  const names: string[] = [];
  let isImaged = false;
  for (let at = begin; at < words.length; ) {
    if (names.length > 0 && (CONNECTORS.test(words[at] ?? '') || COUNTED.test(words[at] ?? ''))) {
      at += 1;
      continue;
    }
    const length = nameLength(words, at, tests);
    if (length === 0) break;
    if (IMAGING.test(bare(words[at] ?? '')) && length > 1) isImaged = true;
    const name = words
      .slice(at, at + length)
      .map(bare)
      .join(' ');
    const isSample = SAMPLE.test(name) && nameLength(words, at + length, tests) > 0;
    if (!isSample) names.push(name);
    at += length;
    end = at;
  }
  if (names.length === 0) return null;
  // `malaria test`: the word says what the name alone does not.
  const isNamedTest = TEST_WORD.test(words[end] ?? '');
  if (isNamedTest) end += 1;
  if (RATIO.test(words[end] ?? '')) {
    names.push([...names.splice(-2), 'ratio'].join(' '));
    end += 1;
  }
  const [before = '', after = ''] = [words[begin - 1], words[end]];
  const isColon = /[:=]$/.test(words[end - 1] ?? '') || endsInResult(words[end - 1] ?? '');
  const seen = seenAt(words, { end, names }, tests);
  const isStrong = isImaged || names.some(isStrongName);
  const isAsked = ORDERS.test(bare(before)) || seen === 'to do';
  const isResult =
    RESULT.test(after) ||
    RESULT.test(bare(after)) ||
    RATIO_OF.test(after) ||
    SEEN.test(words.slice(end, end + 3).join(' ')) ||
    seen === 'done' ||
    isColon ||
    (MOMENT.test(after) && /^\d/.test(words[end + 1] ?? ''));
  const isRefused =
    (NO_ORDER.test(bare(before)) && !isAsked) ||
    isRefusedBefore(words.slice(Math.max(0, begin - 4), begin), isMedicine);
  const isNamed = isStrong || isAsked || isNamedTest || names.length > 2;
  const isDoubtful = seen === 'doubtful' && isNamed && !isRefused;
  // `cbc +` at the end of a line joins the next one.
  if (!isResult && words[end] === '+' && end + 1 === words.length) end += 1;
  return {
    names,
    end,
    isDoubtful,
    isTimed:
      isStrong && !isAsked && /^\d/.test(after) && TIME.test(words.slice(end, end + 2).join(' ')),
    isOrdered: isNamed && !isDoubtful && !isResult && !isRefused,
    isAlsoDrug: names.every((name) => ALSO_DRUG.test(testKey(name))),
  };
}

/** The state of the tests of a run by the words behind it. A plus behind several is the result of one, or joins. */
function seenAt<T extends ListedTest>(
  words: readonly string[],
  { end, names }: Pick<TestRun, 'end' | 'names'>,
  tests: TestIndex<T>,
): Seen {
  const last = Math.min(words.length, end + WORDS_BEHIND);
  // `bahar se karwana`: `se` names no test.
  const isNext = (at: number) => {
    const length = nameLength(words, at, tests);
    return (
      length > 0 &&
      isStrongName(
        words
          .slice(at, at + length)
          .map(bare)
          .join(' '),
      )
    );
  };
  let to = end;
  while (to < last && !isNext(to)) to += 1;
  const behind = words.slice(end, to).join(' ');
  const isJoining = behind === '+' && to < words.length;
  const seen = isJoining ? null : seenBehind(names.at(-1) ?? '', behind);
  if (seen === 'to do' && names.every((name) => /^se$/i.test(name))) return null;
  return seen === 'done' && behind === '+' && names.length > 1 ? 'doubtful' : seen;
}

function isStrongName(name: string): boolean {
  const key = testKey(name);
  return key.replace(/\s/g, '').length > 2 && !WEAK.has(key) && !ALSO_DRUG.test(key);
}

const BT_CT = /^bt[\s/&+]+ct$/i;
const SCANNED =
  /^(?:scans?|brain|head|skull|chest|abdomen|abd|abdo|neck|pns|nasal|sinuses|kub|spine|pelvis|orbits?|whole|plain|contrast)$/i;

/** `bt ct scan`: the clotting time, or a scan; how many words are asked as one. Not `bt ct chest x-ray`. */
function lengthToScan<T extends ListedTest>(
  words: readonly string[],
  at: number,
  tests: TestIndex<T>,
): number {
  const pair = [1, 2].find((length) => BT_CT.test(words.slice(at, at + length).join(' ')));
  if (pair === undefined || !SCANNED.test(bare(words[at + pair] ?? ''))) return 0;
  if (nameLength(words, at + pair, tests) > 0) return 0;
  let length = pair + 1;
  while (SCANNED.test(bare(words[at + length] ?? ''))) length += 1;
  return length;
}

/** How many words from here name one test. */
function nameLength<T extends ListedTest>(
  words: readonly string[],
  at: number,
  tests: TestIndex<T>,
): number {
  const first = bare(words[at] ?? '');
  if (IMAGING.test(first)) {
    let length = 1;
    while (!/[,;:]$/.test(words[at + length - 1] ?? '') && isPart(bare(words[at + length] ?? '')))
      length += 1;
    while (length > 1 && /^(?:and|&|plus)$/.test(words[at + length - 1] ?? '')) length -= 1;
    if (length > 1) return length;
  }
  const behind = words.slice(at + 1, at + 1 + WORDS_BEHIND);
  const isToDo = () => seenBehind('', behind.join(' ')) === 'to do';
  // `sugar check karwaiye`: one of several.
  if (/^sugar$/i.test(first) && isToDo()) return 1;
  if (!beginsTest(tests, first)) return 0;
  const scan = lengthToScan(words, at, tests);
  if (scan > 0) return scan;
  for (let length = Math.min(5, words.length - at); length > 0; length -= 1) {
    const some = words.slice(at, at + length);
    // A comma or a colon inside is the end of a name.
    if (some.slice(0, -1).some((word) => /[,;:.]$/.test(word) && !/^\p{L}\.$/u.test(word)))
      continue;
    const name = some.map(bare).join(' ');
    if (length > 1 && CONNECTORS.test(some.at(-1) ?? '')) continue;
    if (!some.every((word) => /[\p{L}\d]/u.test(word))) continue;
    // An X-ray of an unknown part needs a question.
    if (length === 1 && /^(?:x-?rays?|ct|mri)$/i.test(first)) continue;
    // Filler words at the edge belong to the sentence.
    if (length > 1 && !isTelling(some[0]) && !BEGINS_NAME.test(name)) continue;
    if (isTestName(name) || tests.byKey.has(testKey(name))) return length;
    if (length > 1 && isListedTest(tests, name)) return length;
  }
  // `malaria test`, `dengue karwao` may be one of several, which is then asked.
  const isTest = TEST_WORD.test(behind[0] ?? '') || (!IMAGING.test(first) && isToDo());
  return isTest && beginsListedTest(tests, first) ? 1 : 0;
}

/** `S. creat`, `level 2 scan`. */
const BEGINS_NAME = /^(?:s|level\s+(?:2|ii))(?![\p{L}\d])/iu;
const isTelling = (word = '') =>
  !/^(?:test|tests|for|of|the|repeat|do|and|check|in|panel|profile|level|levels)$/i.test(
    bare(word),
  );
