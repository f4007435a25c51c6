import { isComplaint } from './complaint-words.ts';
import { splitLine } from './dosage/dosage.rules.ts';
import { withoutAdvice } from './rewrite/advice.rules.ts';

/** Phrases for a drug that must not be ordered. */
export type Hold = 'stop' | 'past';

const STOP =
  /\b(?:stop(?:ped)?|hold|withhold|avoid|omit|skip|discontinue[ds]?|d\/c|don'?t|do\s+not|never|allergic(?!\s+(?:rhin|cough|conj|derm|skin|bronch|asthma|cold|react|urt))|allerg(?:y|ies)|intoleran\w*|reaction\s+to|not\s+(?:to\s+(?:give|take|start)|required|needed|advised|given|tolerat\w+|available)|no\s+(?:need|more)|contra-?indicated|refus\w+|declin\w+|remove|cancel|increase[ds]?|decrease[ds]?|reduce[ds]?|change[ds]?|switch(?:ed)?)\b/i;
/** The same in Hindi, and phrases for replacing one drug with another. */
const LEFT_OUT =
  /\b(?:withheld|suspend(?:ed)?|(?:instead|in\s+place)\s+of\s+(?!\d)\S+|rather\s+than|without|replac\w+|not|off|nahi|nahin|nai|mat|bandh?|rok(?:o|na|\s+d[oe]n?a?)?|chh?od\w*|na\s+(?:d|l)\w+)\b/i;
const NO_DRUG = /\bno\s+(?:(?:tab|cap|inj|syp)\.?\s+)?(\p{L}[\p{L}\d-]{2,})/giu;
const PAST =
  /\b(?:(?:already|currently|presently|was|is|been|still)\s+(?:on|taking|using|given|taken)|took|takes|taking|taken|on\s+(?:regular|and\s+off)|since\s+(?:last\s+)?(?:\d+|one|two|three|many|few)|had\s+(?:taken|been)|outside|prescribed\s+(?:by|elsewhere)|yesterday|(?:dose|stat|here)\s+given|given\s+(?:in|at|here|stat)|used|tried|otc|last\s+(?:week|month|visit|year)|(?:no|without)\s+(?:relief|improvement|response|benefit)|not\s+(?:relieved|improv\w+|better|respond\w*)|did(?:n'?t|\s+not)\s+(?:help|improve|work|respond)|failed|for\s+(?:(?:his|her|the)\s+)?(?:son|daughter|wife|husband|mother|father|brother|sister|family))\b/i;
/** `4 tab given`: in the clinic, unless a dosage follows. */
export const PIECES_GIVEN = /\b\d\s*(?:tab(?:let)?s?|caps?)\s+given\b(.*)$/i;
/** Phrases that end the hold; later drugs are orders again. */
export const START =
  /^(?:(?:so|hence|therefore|and|now|but|only)\s+)*(?:sirf|just|start|add|give|now|so|hence|begin|instead|(?:switch|change|shift)(?:ed)?\s+to|adv(?:ise)?|rx|new|plan|only)\b/i;

/**
 * Why a part is not an order: `stop Telma 40 od`, `tab dolo tds x 3d not required`, `already on
 * Telma`. Null when it may be one. `isName` tells whether a word is a medicine name.
 */
export function holdOf(part: string, isName: (word: string) => boolean): Hold | null {
  const said = withoutAdvice(part)
    .replace(START, ' ')
    // `not more than 3 a day` is a limit.
    .replace(/\b(?:not|no)\s+more\s+than\b|\bnot\s+exceed\w*/gi, ' ')
    .replace(/\bnot\s+(?:daily|regularly|every\s*(?:day|night))\b/gi, ' ')
    // Advice during the course: `stop if rash`, `avoid milk`.
    .replace(/\bstop\s+(?:if|when|once)\b/gi, ' ')
    .replace(NOT_STOPPED, ' ')
    // `bukhar nahi`: no fever.
    .replace(ABSENT, (whole, word: string) => (isComplaint(word) ? ' ' : whole))
    .replace(IF_NOT, ' ')
    .replace(NO_ALLERGY, ' ')
    .replace(ADVISED_AGAINST, (whole, word: string) => (isName(word) ? whole : ' '));
  if (STOP.test(said) || LEFT_OUT.test(said.replace(/\bon\s+(?:(?:and|n|&)\s+)?off\b/gi, ' ')))
    return 'stop';
  if ([...said.matchAll(NO_DRUG)].some(([, word = '']) => isName(word))) return 'stop';
  if (PAST.test(sinceOfDrugs(part.replace(IF_NOT, ' '), isName))) return 'past';
  if (isGivenOnce(part)) return 'past';
  // `HTN on Telma 40 OD`: a drug that the patient already takes.
  const [, on = ''] =
    /(?:^|\s)on\s+(?:(?:tab|cap|inj|t|c)\b\.?\s*)?(\p{L}[\p{L}\d-]{2,})/iu.exec(part) ?? [];
  return on !== '' && isName(on) ? 'past' : null;
}

function isGivenOnce(part: string): boolean {
  const behind = PIECES_GIVEN.exec(part)?.[1];
  if (behind === undefined) return false;
  const { sig, hasFrequency } = splitLine(` ${behind}`);
  return !hasFrequency && sig.days === null;
}

/** `avoid milk`, `don't touch eyes`: behind an order, about something else than taking it. */
const ADVISED_AGAINST =
  /(?<=\S\s)(?:avoid|(?:don'?t|do\s+not|never)\s+(?!(?:give|take|start|use|continue|need|repeat|apply|add|want)\b))\s*(\p{L}+)/giu;

/** `do not stop suddenly`: it goes on. */
const NOT_STOPPED = /\b(?:do\s+not|don'?t|never)\s+(?:stop|skip|miss|discontinue)\b/gi;
/** `no known drug allergy - amoxicillin 500`; not `no allergy except penicillin`. */
const NO_ALLERGY =
  /\b(?:no|nil|not)\s+(?:(?:known|h\/o|history\s+of|any|drug|food|other)\s+)*allerg(?:y|ies)(?!\s+(?:except|but|other|apart|barring|besides|only|to)\b)|\ballerg(?:y|ies)\s*[:-]?\s*(?:nil|none|no|not\s+known)\b/gi;
const ABSENT = /(\p{L}+)\s+(?:nahi|nahin|nai)(?!\p{L})/giu;

/** `if no relief`: about a time to come. */
const IF_NOT = /\b(?:if|in\s+case(?:\s+of)?)\s+(?:there\s+is\s+)?(?:no|not)\s+\p{L}+/giu;

/** `Fever since 3 days, tab Dolo`: the duration belongs to the complaint, not to the drug. */
const sinceOfDrugs = (part: string, isName: (word: string) => boolean) =>
  part.replace(/\bsince\s+(?=\d|one|two|three|many|few)/gi, (since, at: number) =>
    wordsOf(part.slice(0, at)).some(isName) ? since : '',
  );
const wordsOf = (text: string) => text.match(/\p{L}[\p{L}\d-]+/gu) ?? [];

/**
 * Whether an earlier part's hold still applies: until the end of the clause, or until a start
 * phrase.
 */
export function stillHolds(hold: Hold, part: string, isOrder: boolean): boolean {
  if (START.test(part)) return false;
  return hold === 'stop' || !isOrder;
}
