import { isTestName } from '../../matching/match-test.rules.ts';
import type { Reading } from '../reading.ts';
import { isSeenBefore } from '../segments/seen-tests.rules.ts';
import {
  isBareCondition,
  isConditionOfBefore,
  isOfTheIllness,
} from './conditions/conditions.rules.ts';
import type { NoteEvent } from './note-events.ts';
import { askInstead } from './refused-groups.rules.ts';
import { COME_BACK, FINDING, PERSON, PLACE, TAKEN_BACK, UNIT } from './words.ts';

const END = String.raw`\s*[.!?]*\s*$`;
const EDGE = String.raw`(?!\p{L})`;
const RELATIVE = String.raw`(?:(?:grand)?(?:mother|father|son|daughter)|wife|husband|brother|sister|uncle|aunt|neighbou?r|friend|mummy|papa|maa|pati|patni)`;
const THEM = String.raw`(?:it|this|these|them|those|that|same|both|all|the\s+above|above|medicines?|meds?|drugs?|tablets?|tab|treatment|rx|dawa\w*|goli\w*)`;
const BEFORE = String.raw`(?:last\s+(?:week|month|year|visit|time|opd|night)|yesterday|earlier|previously|before|(?:in|at)\s+(?:the\s+)?(?:past|${PLACE})|\d+\s*${UNIT}\s+(?:ago|back|pehle)|outside|elsewhere|pehle|already|recently)`;
const LATER = String.raw`(?:(?:from\s+|at\s+|on\s+|in\s+)?(?:the\s+)?next\s+(?:visit|time|week|month|appointment|opd|review|follow[\s-]?up)|later|some\s?time)`;
const WHEN = String.raw`(?:${LATER}|(?:after|when|once|if|unless|until|till)\s+(?!food|meals?|eating|break\s?fast|lunch|dinner|bath|bed)\S+)`;
const BEGIN = String.raw`(?:start(?:ed|ing)?|begin|began|begun|shuru|initiat(?:e|ed|ing)|restart(?:ed)?|resum(?:e|ed))`;
const DECIDE = String.raw`(?:${BEGIN}|giv(?:e|en)|add(?:ed)?|buy|decide[ds]?|consider(?:ed)?|think|discuss(?:ed)?)`;
const PEOPLE = String.raw`(?:pt|patient|he|she|family|attendants?|parents?|relatives?|mother|father|wife|husband|son|daughter)`;

/** Put off: `start next visit`, `to be started later`, `follow up next month then start`. */
const PUT_OFF = [
  String.raw`(?:to\s+)?${BEGIN}(?:\s+${THEM})?\s+(?:only\s+)?${WHEN}|(?:give|add|buy|decide|consider)(?:\s+${THEM})?\s+${LATER}`,
  String.raw`(?:to\s+be|will\s+be|can\s+be|may\s+be|should\s+be|not\s+to\s+be|yet\s+to\s+be|yet\s+to|about\s+to|planning\s+to|thinking\s+(?:of|to)|will|may|might|shall|could)\s+${DECIDE}${EDGE}`,
  String.raw`(?:.*\s)?(?:then|phir|fir|before|uske\s+baad)\s+(?:we\s+|i\s+)?(?:will\s+|can\s+|may\s+|to\s+)?${DECIDE}(?:\s+${THEM})?(?:\s+(?:kare\w*|karo|karna))?${END}`,
  String.raw`(?:on\s+hold|held|hold|withheld|withhold|deferr?(?:ed)?|postponed?|delayed|suspended|paused?|cancel(?:l?ed)?|scrap(?:ped)?|struck\s+(?:off|out)|deleted?|ignore|omit(?:ted)?|tentative(?:ly)?|proposed|suggested|optional|later(?:\s+on)?|not\s+now|no\s+need|next\s+time)(?:\s+${THEM})?(?:\s+(?:for\s+now|now|for\s+the\s+moment|at\s+present|till|until|for|by|due|because|as|since)${EDGE}.*)?${END}`,
  // `but bp 100/60 today hold`: not `if giddy hold`.
  String.raw`(?!.*\b(?:if|when|agar|jab|till|until)\b)(?:.*\s(?:hold|withhold)|(?:but|so|hence|therefore)\s.*\b(?:stop|skip|wait|defer))(?:\s+(?:${THEM}|now|today|for\s+now))*${END}`,
  // `inr 4.5 hold 2 days then restart 3 mg`
  String.raw`(?!.*\b(?:if|when|agar|till|until)\b)(?:.*\s)?(?:hold|withhold|skip)\s+(?:for\s+)?(?:the\s+)?(?:next\s+)?\d+\s*${UNIT}${EDGE}`,
  // `2 din band`
  String.raw`\d+\s*${UNIT}\s+(?:ke\s+liye\s+)?(?:bandh?|rok\p{L}*|hold|skip)${EDGE}`,
  String.raw`planned(?:\s+(?:for\s+)?(?:next|later|after|from|once|if|when)${EDGE}.*)?${END}`,
];
/** Refused: `refused`, `patient not willing`, `not to start`, `stopped by cardiologist`. */
const REFUSED = [
  String.raw`(?:${PEOPLE}\s+)?(?:is\s+|are\s+|was\s+|has\s+)?(?:refus(?:ed|es|ing)|declin(?:ed|es|ing)|denied|unwilling|reluctant|not\s+(?:willing|keen|agree\w*|convinced|interested)|can(?:\s?not|'?t)\s+(?:afford|buy|take)|will\s+think|wants?\s+to\s+(?:think|wait))(?:\s+(?:(?:by|due|because|as|at|for\s+now)${EDGE}.*|(?:(?:to|for|on|about)\s+)?(?:start|tak(?:e|ing)|buy|${THEM})${EDGE}.*))?${END}`,
  String.raw`(?:not|nahi|na|mat|never|don'?t|do\s+not)\s+(?:to\s+(?:be\s+)?)?(?:start\w*|giv\w*|tak(?:e|en|ing)|continued?|begun|begin|required|needed|advised|indicated|bought|available|tolerated|suitable|now|yet|dena|lena|chalu)(?:\s+(?:${THEM}|now|yet|by|for\s+now|till|until|as|because|regularly)${EDGE}.*)?${END}`,
  String.raw`(?:(?:to\s+)?stop(?:ped)?|discontinued?|d\/c|band\s+(?:kar\w*|ki\w*|hai)|chhod\w*)(?:\s+${THEM})?(?:\s+(?:now|today|by|due|on|since|because|as|from|last|yesterday|in|kar\w*|di\w*)${EDGE}.*|\s+\d+\s*${UNIT}\s+(?:ago|back).*)?${END}`,
];
/** Had before: `taken last month`, `given outside`, `by cardiologist`, `for his mother`. */
const HAD = [
  String.raw`(?:(?:was|were|had|has|have|been|being|he|she|pt|patient|all|both)\s+)*(?:taken|took|completed|finished|received|exhausted|over|bought|purchased|using|used|taking|takes|eating|ongoing|on\s*going|continuing|currently\s+(?:on|taking)|already\s+(?:on|taking|has|have|taken|with|started|given|there)|still\s+taking|(?:has|have)\s+(?:stock|it|them)|(?:available|has|have|lying)\s+at\s+home|tolerat\w+|did(?:n'?t|\s+not)\s+(?:help|work|suit)|failed|no\s+(?:relief|response|improvement|benefit|effect)|not\s+(?:reliev\w+|effective|working|suit\w*))(?:\s+(?:${THEM}|regularly|daily|now|${BEFORE}|since|for|from|by|with|at|in|on|but|till)${EDGE}.*)?${END}`,
  String.raw`(?:(?:was|were|had\s+been|has\s+been|been|all|both)\s+)*(?:giv(?:en|e)|gave|started|prescribed|advised|added|recommended|suggested|written|increased|dispensed|administered|done|tried|used|taken)\s+(?:(?:by|from)${EDGE}|(?:on\s+)?${BEFORE}${EDGE})`,
  String.raw`(?:as\s+)?(?:by|from|per|of|copied\s+from|quoted\s+from|quote\s+from)\s+${PERSON}${EDGE}`,
  String.raw`(?:(?:last|old|previous|past|earlier|outside|purana|purani|pichl[aei])\s+(?:rx|prescription|treatment|medicines?|meds|drugs?|visit|dawa\w*|parch[ai])|(?:as\s+)?(?:told|said)\s+by|since\s+(?:last\s+)?\d*\s*${UNIT}|\d+\s*${UNIT}\s+(?:ago|back|se)|for\s+(?:the\s+)?(?:past|last)\s+\d+\s*${UNIT}|previously|formerly|earlier)(?:\s+(?:from|by|of|copy|at)${EDGE}.*)?${END}`,
  String.raw`(?:for|of)\s+(?:his|her|the|their|patient'?s)\s+${RELATIVE}${EDGE}`,
];
/** Harmed: `allergic to it`, `side effect rash`. */
const HARMED = [
  String.raw`(?:caus(?:ed|es|ing)|(?:developed|got)\s+(?:rash|reaction|allergy|side\s?effects?|swelling|itching)|rash\s+(?:with|after|due\s+to|from)\s+${THEM}|(?:drug\s+)?reaction|side\s?effects?|adr|adverse\s+\p{L}+|not\s+tolerated|contra-?indicated)(?![:\s-]*(?:explained|discussed|counsel\w*|told|warned|nil|none|absent))(?:[:\s-]+.*)?${END}`,
  String.raw`(?:allergic|allergy|intolerant)(?:\s+to\s+${THEM})?${END}`,
];
/** In Hindi: `le raha hai`, `li thi`, `band kar di`. */
const IN_HINDI = [
  String.raw`(?:roz\s+|abhi\s+|pehle\s+(?:se\s+)?|kal\s+|parso\s+|ghar\s+(?:par|pe|me)\s+|woh?\s+|yeh?\s+|vo\s+)*(?:li\s+th\w+|liy[ae](?:\s+th\w+)?|le\s+(?:rah\w+|li\w*|chuk\w+|rh\w+)|let[aei]|chal\s+(?:rah\w+|rh\w+)|kha(?:y\w+|\s+rah\w+|\s+chuk\w+|t[aei])|di\s+th\w+|diy[ae]\s+th\w+|bach\w+|khatam|pad[ei]\s+hai|rakhi\s+hai|nahi\s+(?:le\w*|li\w*|den\w*|suit\w*|chahiye)|mat\s+(?:den\w*|do|len\w*|lo)|sochenge|dekhenge|baad\s+me\w*|agl[aei]\s+\p{L}+|(?:zaroorat|jarurat|zarurat)\s+nahi)${EDGE}`,
];
/** In doubt: `?`, `dose not sure`, `confirm`, `wrong`. */
const IN_DOUBT = [
  String.raw`\?+${END}`,
  String.raw`(?:(?:dose|strength|name|drug|exact\s+dose)\s+)?(?:not\s+(?:sure|clear|known|confirmed|certain)|unsure|doubtful|in\s+doubt|query|to\s+(?:be\s+)?(?:confirm\w*|verif\w*|decid\w*|discuss\w*)|confirm|verify|clarify|crosscheck|cross\s+check|tbd|\?)${EDGE}`,
  String.raw`(?:${TAKEN_BACK}|(?:make|change)\s+(?:it|that)\s+(?:to\s+)?(?:(?:for\s+)?\d+(?:\.\d+)?\s*\p{L}{0,6}|od|bd|tds|hs))${EDGE}`,
  String.raw`(?:wrong|error|mistake|by\s+mistake|expired|not\s+(?:for\s+)?this\s+(?:patient|pt))${EDGE}`,
];
/** `bd if severe`: another dose. */
const OTHER_DOSE = [
  String.raw`(?:or\s+)?(?:\d?(?:od|bd|bid|tds|tid|qid|hs)|double|half|\d+(?:\.\d+)?\s*(?:mg|tab\w*|ml)(?:\s+(?:od|bd|tds|hs))?)\s+(?:if|when|agar)${EDGE}`,
];
/** `2 each sunday`, `skip sunday`: another dose on some days. */
const ON_WEEKDAYS = [
  String.raw`(?=.*(?:sun|mon|tue|wed|thu|fri|sat|weekend|week\s?days?|itwar))(?=.*(?:\d|½|half|double|each|every|only|except|skip|no|not|off|alternate))(?:(?:and|but|on|in|every|each|only|take|give|no|not|off|skip|except|double|half|alternate|to|\d+(?:\.\d+)?|½|1\/2|mg|mcg|tab(?:let)?s?|caps?|morning|night|od|bd|(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?s?|weekends?|week\s?days?|itwar|ko)(?:\s+|\s*[,&-]\s*|\.?$))+$`,
];
/** Each reads from the beginning of a text. */
const FATES = [
  ...PUT_OFF,
  ...REFUSED,
  ...HAD,
  ...HARMED,
  ...IN_HINDI,
  ...IN_DOUBT,
  ...OTHER_DOSE,
  ...ON_WEEKDAYS,
].map(
  (source) =>
    new RegExp(
      String.raw`^(?:(?:and|but|so|&|which|it|this|these|both|all|that|he|she|pt|patient|says?|said|told)\s+)*(?:is\s+|are\s+)?(?:${source})`,
      'iu',
    ),
);

/** The state of a test: `done last week`, `normal`. */
const TEST_FATES =
  /^(?:all\s+|were\s+|was\s+|are\s+|already\s+|both\s+)*(?:done|normal|wnl|negative|nad|unremarkable|sent|awaited|pending|collected|reviewed|seen|available|report(?:s)?\s+(?:awaited|normal|pending|seen)|not\s+(?:done|needed|required|now)|refused|declined|deferred|postponed|later)(?:\s+(?:on|yesterday|today|last|outside|earlier|already|before|\d+|in|from|at|ago|by|for\s+now|now|elsewhere)(?!\p{L}).*)?\s*\.?$/iu;

/** `crp awaited`, `lft reports pending`, `lft done last week`. */
const AWAITED =
  /^(.+?)\s+(?:(?:reports?|results?)\s+)?(?:(?:is|are|still|yet)\s+)*(?:awaited|pending|sent|collected|done)(?:\s.*)?$/iu;

/** `, continue same`: for how long is not said, where the order has no days. */
const CONTINUED =
  /^(?:to\s+)?(?:cont(?:inue[ds]?)?|ct)(?:\s+(?:the\s+)?(?:same|it|this|all|both|these|as\s+before|treatment|rx|meds?|medicines?|dose))*\s*\.?$/i;

const isFate = (text: string) => FATES.some((one) => one.test(text));

/**
 * A text without a subject of its own, behind a comma or a full stop, is about the orders directly before it: `telma 40
 * od 30d, on hold`, `telma 40 od 30d. Refused by patient`. They become questions. Returns their texts.
 */
export function askForAfterthoughts(
  events: readonly NoteEvent[],
  reading: Reading,
): readonly string[] {
  return events.flatMap((event, at) => {
    if (event.kind === 'condition') return askOrders(ofConditionLine(events, at), reading);
    const ones = event.kind === 'text' ? before(events, at) : [];
    if (event.kind !== 'text' || ones.length === 0) return [];
    const text = event.text.replace(/^[\s\-–—:]+/, '').trim();
    if (TEST_FATES.test(text) || isSeenBefore(text)) askTests(ones, reading);
    if (isAwaited(text)) askTests(ofSentence(ones), reading);
    if (CONTINUED.test(text)) return askOrders(ones.filter(isWithoutDays), reading);
    if (isFate(text)) return askOrders(ones, reading);
    if (!isConditionOfBefore(events, at)) return [];
    askTests(ofSentence(ones), reading);
    // `dolo 650 sos, if fever`: the condition is the need.
    return askOrders(isBareCondition(text) ? ones.filter(isNotSos) : ones, reading);
  });
}

/** `come back`, `report to er`: to be done in the case of the condition; `review 5d` is for every case. */
const COMES_BACK = new RegExp(String.raw`^\s*(?:${COME_BACK})(?!\p{L})[^\d]*$`, 'iu');

/**
 * `lasix 40 od 5d` with `if edema` below it and no order behind: the condition can only be that of the last row. One
 * with orders behind it belongs to those, one with advice to that, and how the illness is later belongs to none.
 */
function ofConditionLine(events: readonly NoteEvent[], at: number): readonly NoteEvent[] {
  const one = events[at];
  if (one?.kind !== 'condition' || one.isHeading || isOfTheIllness(one.text)) return [];
  const behind = events.slice(at + 1).filter(({ kind }) => kind !== 'end');
  const isLast = behind.every(({ kind }) => kind === 'text' || kind === 'aside');
  const [next] = behind;
  if (!isLast || (next?.kind === 'text' && COMES_BACK.test(next.text))) return [];
  const last = ofSentence(events.slice(0, Math.max(0, at - 1)));
  return isBareCondition(one.text) ? last.filter(isNotSos) : last;
}

/** `cbc, crp awaited`: whether the tests before it are awaited, too. */
const isAwaited = (text: string): boolean =>
  isTestName(AWAITED.exec(text)?.[1] ?? '') || isTestSeen(text);

/** `lft ho gaya`. */
function isTestSeen(text: string): boolean {
  const words = text.split(/\s+/);
  return [1, 2, 3].some(
    (length) =>
      isTestName(words.slice(0, length).join(' ')) && isSeenBefore(words.slice(length).join(' ')),
  );
}

/** The events behind the last end of a sentence. */
const ofSentence = (events: readonly NoteEvent[]) =>
  events.slice(events.findLastIndex(({ kind }) => kind === 'end') + 1);

const isWithoutDays = (event: NoteEvent): boolean =>
  event.kind === 'order' &&
  event.added.wish.numberOfDays === null &&
  event.added.wish.quantity === null;

const isNotSos = (event: NoteEvent): boolean =>
  event.kind === 'order' && !/\bwhen needed\b/i.test(event.added.wish.directions_to_use ?? '');

const FOUND = new RegExp(FINDING, 'iu');

/** The orders in front of an event, up to another text; a finding between them may be why: `bp 100/60, hold`. */
function before(events: readonly NoteEvent[], at: number): readonly NoteEvent[] {
  const begin = events.findLastIndex(
    (one, place) =>
      place < at && (one.kind === 'condition' || (one.kind === 'text' && !FOUND.test(one.text))),
  );
  return events.slice(begin + 1, at);
}

function askOrders(events: readonly NoteEvent[], reading: Reading): readonly string[] {
  const added = events.flatMap((one) => (one.kind === 'order' ? [one.added] : []));
  return askInstead(
    added.filter(
      ({ wish, outside }) =>
        reading.drugs.includes(wish) || outside.some((line) => reading.elsewhere.includes(line)),
    ),
    reading,
  );
}

/** Turns tests into questions. */
function askTests(events: readonly NoteEvent[], reading: Reading): void {
  const tests = events.flatMap((one) => (one.kind === 'test' ? [one.test] : []));
  const asked = reading.tests.filter((one) => tests.includes(one));
  reading.tests = reading.tests.filter((one) => !asked.includes(one));
  reading.unsureTests.push(...asked.map(({ name }) => name));
}
