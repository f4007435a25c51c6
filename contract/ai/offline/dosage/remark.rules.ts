/** The text behind the counted part of a line, sorted into directions and the rest. */
export type Remark = {
  /** Words that belong to the taking of the drug: `each nostril`, `if fever`, `with milk`. */
  readonly directions: readonly string[];
  /** Everything else: advice, tests, other drugs. It is never printed as directions. */
  readonly aside: string;
};

const ACHING =
  '(?:chest|knees?|back|joints?|body|throat|tooth|ear|eye|neck|legs?|hands?|foot|heel|shoulder|muscle|abd(?:omen|ominal)?|stomach|tummy|periods?|pet|sir|sar|kamar|ghutne|gale|daant|kaan|pair|haath|badan)';
const SYMPTOM = String.raw`(?:(?:${ACHING}\s+)+(?:pains?|dard|aches?|spasms?|cramps?|swelling)|fever\w*|temp(?:erature)?|bukhar|pain|dard|headache|body\s?ache|cough|khansi|cold|vomit\w*|ulti|nausea|acidity|gas|itch\w*|khujli|loose\s+(?:motions?|stools?)|motions?|stools?|diarrh\w+|dast|cramps?|spasms?|breathless\w*|breathing\s+difficulty|wheez\w*|giddiness|vertigo|chakkar|constipat\w*|block\w*|congestion|burning|bleed\w*|sleep\w*|anxiety|attacks?|migraine|seizures?|sneez\w*|rash|swelling|palpitations?|dizz\w*)`;
/** A condition, but not of a finding such as `agar stool me amoeba nikle`: `if fever`, `for severe pain`, `when temp more than 100`. */
export const NEED = String.raw`(?:only\s+)?(?:if|for|when(?:ever)?|during|in(?:\s+case\s+of)?|agar)\s+(?:there\s+is\s+|any\s+|severe\s+|high\s+|more\s+)?${SYMPTOM}(?!\s+(?:me|mein|test|culture|report|positive|negative)(?!\p{L}))(?:\s+(?:and|or|&|\/)\s+${SYMPTOM})*(?:\s+(?:is\s+)?(?:severe|high|occurs?|comes|persists|ho|hai|aa?ye|(?:more\s+than|above|over|>)\s*\d+(?:\.\d+)?\s*f?))?`;
const PART =
  '(?:area|part|areas|parts|lesions?|eyes?|ears?|nostrils?|nose|face|scalp|groins?|hands?|feet|foot|legs?|arms?|knees?|elbows?|neck|back|chest|body|skin|wound|lips?|gums?|ulcers?|tongue|nails?|trunk|axillae?|heels?|shoulders?)';
const SIDE = '(?:both|each|the|affected|painful|left|right|lt|rt|whole|entire)';
const MEAL = String.raw`(?:food|meals?|breakfast|lunch|dinner|milk|tea|coffee|water|juice|feeds?|exercise|sex|bath(?:ing)?|sleep(?:ing)?|bed|(?:each|every)\s+(?:loose\s+)?(?:motion|stool|feed|meal|vomit\w*|nappy\s+change))`;
const UNIT = '(?:d|days?|wks?|weeks?|months?|mths?|mnths?|hours?|hrs?|h|min(?:ute)?s?)';

/** Phrases of a direction, each read from where the remark stands; the longer ones come first. */
const PHRASES: readonly RegExp[] = [
  // A limit: `max 3 per day`, `not more than 3 days`, `max 2/d`.
  String.raw`(?:max(?:imum)?|(?:not|no)\s+(?:more\s+than|to\s+exceed)|not\s+exceed\w*|up\s?to|at\s+most)\s+\d+(?:\s*(?:tabs?|tablets?|caps?|doses?|times|puffs?|ml|${UNIT}))?(?:\s*(?:\/|per|a|in|in\s+a)\s*(?:\d+\s*)?${UNIT})?`,
  // The limit's own number is read elsewhere, as in `not more than 5 days`.
  String.raw`(?:max(?:imum)?|not\s+more\s+than)`,
  NEED,
  // `bukhar aane par`, `dard ho to lena`.
  String.raw`${SYMPTOM}\s+(?:(?:ho(?:ne)?|aa?ne|aa?ye|lage)\s+(?:par|pe|toh?|tab|tabhi))(?:\s+hi)?(?:\s+(?:len?a?|do|dena|khana))?`,
  // A site: `both eyes`, `rt ear`, `on the affected area`, `over knee`, `be`.
  String.raw`(?:(?:in(?:to)?|on|over|to|at)\s+)?(?:${SIDE}\s+){1,2}${PART}(?:\s+(?:and|&)\s+${PART})*`,
  String.raw`(?:on|over|in(?:to)?|to)\s+${PART}(?:\s+(?:and|&)\s+${PART})*`,
  String.raw`(?:groins?|face|scalp|affected|externally|both\s+sides|b\/l|be|bn|le|re|os|ou|o[ds]\/ou)(?=\s|$)`,
  // A meal or a moment: `after milk`, `before exercise`, `after each loose motion`.
  String.raw`(?:(?:half\s+an?|\d+)\s*(?:hours?|hrs?|min(?:ute)?s?)\s+)?(?:before|after|with|between|during)\s+${MEAL}`,
  // A vehicle or a device.
  String.raw`(?:mixed\s+)?(?:with|in|via|using|through)\s+(?:(?:a|half|one|full|1)\s+)?(?:(?:luke\s*warm|warm|hot|cold|plain|plenty\s+of|lots\s+of)\s+)?(?:glass\s+of\s+)?(?:water|milk|juice|honey|curd|spacer|mask|rota\s?haler|nebuli[sz]er)`,
  // A route.
  String.raw`(?:im|iv|sc|s\/c|s\/l|sl|po|pv|pr|orally|oral|by\s+mouth|per\s+(?:vaginal?(?:ly)?|rectum|oral)|vaginally|under\s+(?:the\s+)?tongue|sublingual(?:ly)?|deep\s+im|slow(?:ly)?(?:\s+iv)?)`,
  String.raw`(?:ast|after\s+(?:(?:skin\s+)?test(?:\s+dose)?|sample))`,
  // The way of taking.
  String.raw`stop\s+(?:if|when|once)\s+(?:any\s+)?\p{L}+|single\s+dose|(?:half\s+an?|\d+)\s*(?:hours?|hrs?|min(?:ute)?s?)$`,
  String.raw`(?:chew(?:ed|able)?|swallow(?:ed)?(?:\s+whole)?|dissolved?(?:\s+in\s+(?:the\s+)?mouth)?|shake\s+well|sip\s+(?:by\s+)?sip|sips?|as\s+directed|rinse\s+(?:the\s+)?mouth(?:\s+after(?:\s+use)?)?|thin(?:\s+layer)?)`,
  // Days: `on sunday`, `after 1 week`, `at 8 am`, `till finished`.
  String.raw`(?:(?:on|every)\s+)?(?:sun|mon|tues|wednes|thurs|fri|satur)days?(?:\s*(?:,|and|&)?\s*(?:sun|mon|tues|wednes|thurs|fri|satur)days?)*`,
  String.raw`(?:(?:repeat|rpt)\s+(?:dose\s+)?)?(?:after|every)\s+(?:\d+|one|two)\s*${UNIT}`,
  String.raw`(?:(?:repeat|rpt)\s+)?(?:on\s+)?(?:d(?:ay)?\s*\d+[\s,]*(?:and\s+)?){1,6}|(?:on\s+)?(?:the\s+)?(?:1st|first)\s+day`,
  String.raw`(?:at\s+)?\d{1,2}\s*(?:am|pm)`,
  String.raw`(?:at\s+)?(?:noon|afternoon|night|dopahar|dopeher)(?:\s+ko)?`,
].map((source) => new RegExp(String.raw`^(?:${source})(?![\p{L}\d])`, 'iu'));

/** `sos chest pain`, `sos dard ke liye`: the symptom of a drug taken when needed. */
const NEEDED_FOR = new RegExp(String.raw`^${SYMPTOM}(?:\s+ke\s+liye)?$`, 'iu');

/** Words that carry nothing on their own. */
const FILLER =
  /^(?:only|also|and|&|with|please|pls|for|to|ek|a|the|of|then|each|x|daily|take|give|apply|use|regularly|in)(?![\p{L}\d])/iu;

/**
 * Sorts the stretches of text between the counted parts of a line. A stretch that begins as an aside
 * stays one to its end: `sponging if fever` is advice as a whole.
 */
export function readRemark(
  stretches: readonly string[],
  { isWhenNeeded }: { isWhenNeeded: boolean },
): Remark {
  const directions: string[] = [];
  const asides: string[] = [];
  for (const stretch of stretches) {
    let rest = stretch.trim();
    if (isWhenNeeded && NEEDED_FOR.test(rest)) {
      directions.push(rest);
      continue;
    }
    while (rest !== '') {
      const phrase = PHRASES.map((one) => one.exec(rest)?.[0]).find((one) => one !== undefined);
      const taken = phrase ?? FILLER.exec(rest)?.[0];
      if (taken === undefined) {
        asides.push(rest);
        break;
      }
      if (phrase !== undefined) directions.push(phrase.trim());
      rest = rest.slice(taken.length).trim();
    }
  }
  return { directions, aside: asides.join(' ') };
}
