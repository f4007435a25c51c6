/** Words in front of a medicine's name that mention it without an order. */
import { STRIKE, THEN_IN_HINDI, UNIT } from './words.ts';

const FORM = String.raw`(?:tab(?:let)?s?|cap(?:sule)?s?|inj(?:ection)?s?|syp|syr(?:up)?|susp|oint(?:ment)?|drops?|[tc])\.?`;
/** Words between a doubt and its medicine: `may be started on tab`, `did not take his`. */
const LINK = String.raw`(?:to|be|been|being|start(?:ed|ing)?|add(?:ed|ing)?|giv(?:e|en|ing)|begin(?:ning)?|tak(?:e|es|en|ing)|us(?:e|ed|ing)|try(?:ing)?|put(?:ting)?|on|of|about|prescrib(?:e|ed|ing)|increas(?:e|ed|ing)|decreas(?:e|ed|ing)|reduc(?:e|ed|ing)|chang(?:e|ed|ing)|switch(?:ed|ing)?|shift(?:ed|ing)?|stepp?(?:ed|ing)?|repeat(?:ed|ing)?|resum(?:e|ed|ing)|restart(?:ed|ing)?|continu(?:e|ed|ing)|consider(?:ed|ing)?|dose|intake|course|him|her|his|the|an?|any|some|more|again|also|ever|it|yet|with|from|by|for|in|(?:anti)?(?:biotic|hypertensive)s?|statins?|steroids?|painkillers?|medicines?|drugs?|dawa\w*|strength|${FORM})`;
const directly = (words: string) =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?:\s+${LINK})*[\s:-]*$`, 'iu');
const somewhere = (words: string) =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`, 'iu');

const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
/** `1st dec`, `1/12`: a day by its date. */
export const DATE = String.raw`(?:\d{1,2}\s*(?:st|nd|rd|th)?\s*(?:of\s+)?${MONTH}|\d{1,2}\s*[/.]\s*\d{1,2}(?![\d/]|\s*(?:mg|ml))|${MONTH})(?!\p{L})(?:\s+\d{2,4})?`;
const NEGATED = String.raw`can\s?not|(?:do|does|did|ca|could|wo|would|should|is|was|were|has|have|had|need|must)n'?t|do\s+not|not|never|unable|neither|nor|no\s+(?:need|point|role|question|reason|indication|change|increase|reduction|plan|role)(?:\s+(?:to|of|for|in))?|na|mat|(?<!(?:motion|latrine|neend|nind|bh[ou]+kh?)\s+)(?:nahi|nahin|nai)|bina|refus\w*|declin\w*|unwilling|reluctant|(?:non|poor|in)[\s-]?(?:complian\w*|adheren\w*)|(?<!(?:periods?|menses|cycles?|bleeding)\s+)irregular(?:ly)?|default(?:ed|er)|defer(?:red|ring)?|postpon(?:e|ed)|delay(?:ed)?|pause[ds]?`;
const POSSIBLE = String.raw`(?:do|does|did|will|should)\s+(?:i|we|he|she|they|you)\s+(?:really\s+)?(?:need|require|want)|may(?:be)?|might|could|would|shall|will|(?:do|does|did|can|should|must|let)\s+(?:i|we|he|she|they|you)|regarding|concerning|consider(?:ed|ing)?|think(?:ing)?|thought(?=\s+(?:of|about|to))|plan(?:s|ned|ning)?\s+(?:to|for|of|on)|planning|hop(?:e|ing)\s+to|discuss(?:ed|ing)?|suggest(?:ed|ing)?|recommend(?:ed|s)?|propos(?:ed|ing)|option(?:s|al)?|alternative(?:ly|s)?|possib(?:le|ly)|probably|perhaps|shayad|want(?:s|ed|ing)?|ask(?:s|ed|ing)?|request(?:s|ed|ing)?|demand(?:s|ed|ing)?|insist(?:s|ed|ing)?|prefer(?:s|red)?|later|eventually|tomorrow|(?<!(?:review|rv|r\/v|f\/?u|come|back|see|visit|follow[\s-]?up)\s+(?:\S+\s+)?)next\s+(?:visit|month|week|time|year)|ag(?:le|li|la)\s+\p{L}+|confirm|verify|check|clarify|query|doubt\w*|e\.?g\.?|ex|example|is|are|does|why|which|(?:call|phone|wait|look|return)(?:s|ed|ing)?\s+(?:back\s+)?for|unless|until|till|before|once\s+(?!a\b|an\b|daily|weekly|every|in\b|per\b)\S+(?:\s+\S+){0,3}`;
const HAPPENED = String.raw`s\/p|h\/o|history\s+of|status\s+post|(?:(?:day|dose|week|month|cycle)\s*\d+|\d+\s*(?:st|nd|rd|th)\s+(?:day|dose|week|month|cycle))(?=\s+of)|complet(?:ed|ing)|finish(?:ed|ing)|receiv(?:ed|ing)|had|has|having|was|were|got|get(?:s|ting)|intake|ingest(?:ed|ion)|consum(?:ed|ption|ing)|swallow(?:ed|ing)|bought|purchas(?:ed|ing)|brought|treated|managed|discharg(?:ed)|self[\s-]?medicat\w*|miss(?:ed|es|ing)|forg[eo]ts?|forgotten|skipp(?:ed|ing)|ran\s+out|run(?:ning)?\s+out|(?<!food\s+)poison\w*|over\s?dos\w*|stocks?|tolerat(?:ed|es|ing)|previously|formerly|earlier|used\s+to|(?<!\bke\s+)liy[ae]|khay[aei]|diy[ae]|(?<=\s)(?:li|di)|likh[aei]|le(?:t[aei])|khat[aei]|lag(?:t|ay)[aei]|bach[aei](?:\s+h(?:ai|ui))?|using|uses|keeps|continues|ate|eat(?:s|en|ing)|drank|complian(?:t|ce)|adheren(?:t|ce)|regular(?:ly)?|ongoing|khud\s+se|apne\s+aap|bol[aei]|keht[aei]|chaht[aei]|maang\w*|puchh?\w*|(?<!(?:bukhar|fever|dard|pain|khansi|ulti|jukam|sardi)\s+)th[ai]|khatam(?:\s+\p{L}+){0,2}`;
const HARMED = String.raw`caution|beware|careful|warn(?:ed|ing)?|avoid(?:ing|ed)?|(?<!insulin\s+)resist(?:ant|ance)|react(?:ion|ed|s|ing)|hyper\s?sensitiv\w*|sensitiv\w*|anaphyla\w*|angio-?o?edema|adr|adverse(?:\s+\p{L}+)?|side\s?effects?|s\/e|intoleran\w*|toxicity|interact(?:ion|s)|contra-?indicat\w*|(?<!(?:heart|cardiac|renal|kidney|liver|hepatic|respiratory|ovarian)\s+)failure|failed|fails|unaffordable|costly|expensive|denied|reject(?:ed)?|unavailable|mistake\w*|wrong(?:ly)?|accidental(?:ly)?|instead`;
/** `7 din me ek baar`, `every sunday`: how often, in front of the name, where no rule reads it. */
const SELDOM = String.raw`(?:(?!1\s)\d+\s*(?:din|haft[ea]|mah[ie]n[ae])\s*me(?:in)?|har\s+\d*\s*(?:din|haft[ea]|mah[ie]n[ae])|mah[ie]n[ae]\s*me(?:in)?|monthly|fortnightly|every\s+\S+(?:\s+(?:days?|weeks?|months?))?|once\s+(?:a\s+|in\s+(?:a\s+)?)?(?:\d+\s+)?(?:days?|weeks?|months?|week|weekly|month))(?:\s+(?:ek|one|once|\d+|times?|a|day|baa?r|goli|tab))*`;
/** `double the lasix`, `half the lasix`: a change of a dose that is not said; not `double strength`. */
const CHANGED = String.raw`(?:doubl(?:e[ds]?|ing)|tripl(?:e[ds]?|ing)|halv(?:e[ds]?|ing)|(?:half|reduce|lower|raise)\s+the|(?:step|go)\s+(?:up|down)|up-?titrat\w*|down-?titrat\w*)(?!\s+strength)`;
/** `scratch telma 40`; not a scratch by an animal. */
const STRUCK_OUT = String.raw`(?<!(?:cat|dog|monkey|rat|nail)\s+)${STRIKE}(?:\s+(?:out|off|that))?`;
const DIRECTLY = [NEGATED, POSSIBLE, HAPPENED, HARMED, CHANGED, STRUCK_OUT].map(directly);
/** `after surgery start`: an order for a time to come, unlike `after food start`. */
const AFTER_EVENT =
  /(?<!\p{L})(?:after|following|once|when|post)\s+(?:(?:the|his|her|next)\s+)*(?:surgery|operation|procedure|delivery|discharge|angio\w*|pci|stent\w*|cataract|biopsy|endoscopy|dialysis|transfusion|scan|reports?|results?|culture|ecg|echo|usg|mri|ct|x-?ray|wedding|fast(?:s|ing)?|ramzan|menses|periods?)\s+(?:\S+\s+)?(?:start|begin|restart|resume|add|give|cont(?:inue)?)(?!\p{L})(?:\s+\S+){0,2}\s*$/iu;
/** `if report positive start`, `if no better by day 3 add`: an order that a later finding decides. */
const UNDER_A_CONDITION = new RegExp(
  String.raw`(?<!\p{L})(?:if|agar|in\s+case)\s+(?:\S+\s+){0,4}?(?:reports?|results?|cultures?|\S*positive|\+ve|(?:no|not)\s+(?:better|improv\w*|relie\w*|settl\w*|respon\w*|control\w*)|persists?|persisting|worsen\w*|worse|still)(?:\s+\S+){0,5}?\s+(?:start|begin|add|give|then|shift|switch|change)(?:\s+${LINK})*\s*$`,
  'iu',
);

/** `upt negative aaye tab hi`, `pehle upt karo phir`: the same in Hindi. */
const ONLY_THEN = new RegExp(
  String.raw`(?<!\p{L})(?:${THEN_IN_HINDI}|pehle\s+(?:\S+\s+){1,5}(?:phir|fir|tab))(?:\s+${LINK})*\s*$`,
  'iu',
);

const DOCTOR = String.raw`(?:dr\.?(?:\s+\p{L}+){0,2}|doctor|docs?|chemist|medical(?:\s+(?:store|shop))?|pharmac(?:y|ist)|compounder|quack|rmp|gp|phc|chc|anm|asha|nurse|local|outside|another|other|previous|prior|private|govt|government|hospital|clinic|specialist|consultant|physician|surgeon|cardio(?:logist|logy)?|neuro(?:logist|logy)?|nephro(?:logist|logy)?|ortho(?:p(?:a)?edician|p(?:a)?edics)?|derma(?:tologist|tology)?|skin\s+(?:dr|doctor|doc|specialist|opd|dept|department|clinic|hospital|wal[aei])|psychiatrist|paediatrician|pediatrician|gyn(?:a?ecologist|ae)?|ent|endocrin\w*|neighbours?|neighbors?|friends?|relatives?|vaidya?|hakim)`;
const OLD = String.raw`(?:last|previous|prev|prior|earlier|old|past|former|outside|other|purana|purani|pichl[aei])`;
const PAPER = String.raw`(?:rx|prescriptions?|presc|parch[ai]|treatment|medicines?|drugs?|meds?|medications?|dawa\w*|visits?|slips?|cards?|mahin[ae]|haft[ea]|saal|baar|courses?)`;
/** Headings of a list from another prescriber or an earlier time: its medicines are not ordered. */
const QUOTED = somewhere(
  [
    String.raw`${OLD}\s+${PAPER}|(?:current|present|ongoing|regular|home|usual|chronic|long[\s-]?term|existing|on)\s+(?:meds?|medications?|medicines?|drugs?|rx|treatment)`,
    String.raw`(?:drug|medication|medicine|treatment|rx)\s+(?:history|h\/o|hx|list|chart|card|from|by|of|at)|(?:brought|old|empty|has|had|having|with|his|her)\s+(?:\S+\s+)?(?:strips?|packets?|wrappers?)`,
    String.raw`discharge\s+(?:summary|card|slip|rx|meds?|medicines?|medications?|advice|treatment)|discharged|d\/s|dama`,
    String.raw`letters?|referr?al|referred\s+(?:from|by|on|with)|as\s+per(?!\s+(?:weight|wt|age|bsa|lab|reports?)(?!\p{L}))|according\s+to|quot(?:e|ed|ing)|opinion|(?:candidate|eligible|suitable)\s+for\s*$|states?|mention(?:s|ed)|copied|pasted`,
    String.raw`(?:from|in)\s+(?:the\s+)?(?:old\s+)?(?:files?|records?|papers?)|(?:file|record|slip)s?\s+(?:says?|shows?)`,
    String.raw`(?:by|from|at|with)\s+(?:the\s+|an?\s+|her\s+|his\s+)?${DOCTOR}|${DOCTOR}\s+(?:gave|started|advised|prescribed|wrote|put|added|has|had|ne|ki|ke|se)`,
    String.raw`treat(?:ed|ment)\s+(?:given|taken|received|outside|elsewhere|at|in|with|by)|elsewhere|(?:bahar|hospital|medical|clinic|camp|gaon|village|dukaa?n|store|dost|padosi)\s+(?:se|wali|wale|ki|ka|ne)`,
  ].join('|'),
);
/** `continue current medications`, `previous rx continue`: an order of what follows. */
const CONTINUED = new RegExp(
  String.raw`^\s*(?:(?:cont(?:inue)?|ct|repeat|rpt)\s+(?:all\s+)?(?:(?:the|his|her|same)\s+)?(?:current|present|ongoing|regular|usual|${OLD})\s+${PAPER}|${OLD}\s+${PAPER}\s+(?:to\s+)?(?:cont(?:inue)?|ct|repeat|rpt))\s*$`,
  'iu',
);
const PERSON = String.raw`(?:(?:grand)?(?:mother|father|son|daughter|parents?)|wife|husband|partner|spouse|brother|sister|uncle|aunt(?:y|ie)?|cousin|neighbou?r|friend|mom|dad|mummy|papa|pita(?:ji)?|mata(?:ji)?|maa|pati|patni|biwi|beta(?!\s*(?:blocker|hcg))|beti|bhai|beh[ae]n|dad[ai]|nan[ai]|chacha|mama|bahu|saas|sasur|baby's)`;
const OTHERS = somewhere(
  String.raw`${PERSON}|\p{L}+['’]s(?=\s+(?:old\s+)?(?:tab|cap|syp|medicine|dawa|\p{L}+\s*$))`,
);
const WONDERED = somewhere(
  String.raw`whether|kya|(?:should|can|shall)\s+(?:i|we|he|she)|wants?\s+to\s+know|asks?|asking|only\s+if|caution|beware|contra-?indicat\w*|pocket|(?:came|brought)\s+with(?=\s+(?:\S+\s+){0,2}(?:${PAPER}|reports?|papers?|files?|strips?|packets?|lists?|${FORM})(?!\p{L}))|brought(?!\s+(?:with|by|for|to|in|c\/o)(?!\p{L}))|accidental(?:ly)?|by\s+(?:accident|mistake)|ran\s+out|insurance|afford\w*`,
);

const PREPOSITION = new RegExp(
  String.raw`(?:(\S+)\s+)?(\S+)\s+(?:about|against|after|before|by|despite|from|of|to|for|through|until|versus|with|without|than|while|during|on|off)\s+(?:(?:the|his|her|an?|any|${FORM})\s+)*$`,
  'iu',
);
/** Words that govern a preposition in an order: `start on`, `add to`, `a dose of`, `tds with`. */
const GOVERNS =
  /^(?:start|begin|put|treat|manage|cont(?:inue)?|ct|switch|change|shift|add|increase|step|along|together|combin\w*|combo|replace|cover|course|doses?|trial|cycles?|tab\w*|cap\w*|inj\w*|amps?|vials?|drops?|bottles?|strips?|sachets?|tubes?|spoons?|ml|puffs?|neb\w*|dress\w*|gargle\w*|mouthwash|apply|application|steam|wash\w*|clean\w*|massage|plus|rx|adv(?:ise|ice)?|give|take|use)[.,:]?$/i;
const ON_AND_OFF = new RegExp(String.raw`\bon\s*(?:and|n|&|\/|-)?\s*off\s+(?:${FORM}\s+)*$`, 'iu');
const PRONOUN = /^(?:only|and|it|same|also|him|her|pt|patient|treatment|therapy)$/i;
const DOSED =
  /\d|^(?:d|w|m|mg|ml|u|od|bd|bid|tds|tid|qid|hs|sos|prn|stat|pc|ac|food|meals?|daily|days?|weeks?|months?|night|morning|evening|sugar|then)[.,:]?$/i;

const TIME = String.raw`(?:\d+|one|two|three|few|many|last)?\s*${UNIT}`;
/** `since 2 months`, `6 mahine se`, `kal se`: nothing but the medicine has lasted so long. */
const LASTING = new RegExp(
  String.raw`^\s*(?:pt\s+|patient\s+)?(?:(?:since|for|from)\s+(?:the\s+)?(?:past\s+|last\s+)?${TIME}|${TIME}\s+se|kal\s+se|parso\s+se|${TIME}\s+(?:ago|back|pehle|baad|later))\s*$`,
  'iu',
);

const DIAGNOSIS = String.raw`(?:\p{L}*(?:itis|osis|a?emia|algia|rrh?o?ea)|[ul]rti|uti|tb|copd|gerd|ibs|pcos|dengue|malaria|typhoid|enteric|viral|pneumonia|asthma|migraine|gout|scabies|eczema|piles|flu|covid|chickenpox|sprain)`;
/** `statin? atorva 10`, `? start atorva 10`; not `?viral dolo 650`, `LRTI? azee 500`. */
const QUESTIONED = new RegExp(String.raw`(?<!(?<!\p{L})${DIAGNOSIS})\?\s*(?:${LINK}\s+)*$`, 'iu');
const SELDOM_BEFORE = directly(SELDOM);
/** `x telma 40`, `xxx dolo 650`: struck out. */
const STRUCK = /(?:^|\s)(?:x+|[❌✗✘]+|~~+|--+)\s*$/iu;
/** `history: telma 40`, `mother: dolo 650`, `should ecosprin 75 continue`. */
const HEADED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:history|hx|previously|past|before|earlier|old|${PERSON})\s*[:=]|should|can)\s*$`,
  'iu',
);
/** `from 1st dec start`, `from 1/12`: an order of another day. */
const FROM_A_DATE = new RegExp(
  String.raw`(?<!\p{L})(?:from|w\.?\s?e\.?\s?f\.?|starting|after)\s+${DATE}(?:\s+${LINK})*\s*$`,
  'iu',
);

/** As many characters as decide what stands directly before a name. */
const NEAR = 90;

/**
 * Whether the words directly before a medicine's name mention it, or leave it open: `may start`, `rash
 * with`, `completed`. `lead` begins behind the medicine before it, `all` at the beginning of the part.
 */
export function isMentionedBefore(
  { lead, all }: { lead: string; all: string },
  isName: (word: string) => boolean,
): boolean {
  const near = all.slice(-NEAR);
  if (LASTING.test(lead) || SELDOM_BEFORE.test(lead.slice(-NEAR))) return true;
  return (
    [
      ...DIRECTLY,
      QUESTIONED,
      HEADED,
      STRUCK,
      FROM_A_DATE,
      AFTER_EVENT,
      UNDER_A_CONDITION,
      ONLY_THEN,
    ].some((one) => one.test(near)) || isObject(near, isName)
  );
}

/** `rash with`, `response to`, `out of`: the name is the object of something else than an order. */
function isObject(near: string, isName: (word: string) => boolean): boolean {
  if (ON_AND_OFF.test(near)) return false;
  const [, first = '', second] = PREPOSITION.exec(near) ?? [];
  if (second === undefined) return false;
  const governor = PRONOUN.test(second) ? first : second;
  return !(governor === '' || GOVERNS.test(governor) || DOSED.test(governor) || isName(governor));
}

/** How far words before a name reach: to the end of the part, of the whole sentence, or up to a finding of today. */
export type Reach = 'part' | 'sentence' | 'finding';
/** `dm on medication`: no list follows directly. */
const ON_MEDICATION =
  /\s+on\s+(?:(?:regular|oral|daily)\s+)?(?:meds?|medications?|medicines?|drugs?|rx|treatment)\s*$/i;

/** Whether a text before a name makes what follows a report: an old prescription, a relative. */
export function reachOf(text: string): Reach | null {
  if (CONTINUED.test(text)) return null;
  if (QUOTED.test(text)) {
    return ON_MEDICATION.test(text) && !QUOTED.test(text.replace(ON_MEDICATION, ''))
      ? 'finding'
      : 'sentence';
  }
  return OTHERS.test(text) || WONDERED.test(text) ? 'part' : null;
}
