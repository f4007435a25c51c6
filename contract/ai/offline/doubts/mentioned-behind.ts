/** Words behind a medicine's dosage that mention it without an order. */
import { DATE } from './mentioned-before.ts';
import { COME_BACK, MEASURED, ONLY_THEN, PERSON, TAKEN_BACK, UNIT } from './words.ts';

const somewhere = (words: string) =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`, 'iu');

/** `come back if`, `also if`: no condition of the order. */
const NO_ADVICE = String.raw`(?<!(?:${COME_BACK}|rev|back|refer|recheck|repeat|hospital|er|skip|omit|hold|doctor|also|or|and|even)\s+)`;

/** Verbs of a past, of a habit and of a plan in Hindi: `li thi`, `le rahe the`, `karenge`. */
const HINDI = String.raw`th[ai]|cha+lu\s+(?:h|hai|tha|thi)|(?:rah[ae]|let[ae]|li[ye]+|di[ye]+|khat[ae]|hue|chalt[ae]|gay[ae])\s+the|(?:le|chal|kha|de|lag)\s*(?:ra?ha?[aei]|rh[aei])|\p{L}{2,}t[aei]\s+h(?:ai|ain|u|un)|badl[aei]|li|(?:let|chalt|khat|lagat|det|hot|aat|milt|lagt)[aei]|(?<!\bke\s+)liy[ae]|khay[aei]|diy[ae]|kiya|lagay[aei]|h[ou][aei]|hui|aay[ai]|aane\s+lag\w*|hone\s+lag\w*|(?:aa|ho|lag|pad|badh)\s+(?:ra?h[aei]|jat[aei]|gay[aei])|bh[uo]o?l\w*|kabhi\s+kabhi|pe?hle\s+(?:se|bhi|wal[aei])|soch\w*|puchh?\w*|gay[aei]|gai|chuk[aei]|bach[aei]|khatam|chhut\w*|\p{L}{2,}(?:enge|engi|unga|ungi|oge)|sakt[aei]`;
const PAST = String.raw`(?:last\s+)?(?:dispensed|issued|refilled)|last\s+(?:given|taken|dose)|(?:today\s+(?:is\s+)?)?day\s*\d+\s+(?:today|now|aaj|of|done|over|running|completed|chal)|\d+\s*${UNIT}\s+(?:ago|back)|ago|yet|in\s+(?:january|february|march|april|may|june|july|august|september|october|november|december|hospital|casualty|icu|er|emergency|the\s+past)|last\s+(?:week|month|year|visit|time)|was|were|had|did|complet(?:ed|ing)|finish(?:ed|ing)|taken|took|bought|exhausted|over\s+now|started(?!\s+(?:today|aaj)(?!\p{L}))|developed|began|help(?:s|ed)|work(?:s|ed)|suit(?:s|ed)|reliev(?:es|ed)|tolerat(?:es|ed|ing)|continuing|ongoing|currently|presently|at\s+present|earlier|previously|formerly|in\s+(?:the\s+)?past|prescribed|since\s+(?:january|february|march|april|may|june|july|august|september|october|november|december|\d{4}|long|years|childhood)`;
const LATER = String.raw`${TAKEN_BACK}|make\s+(?:it|that)\s+\S+|(?<!(?:review|rev|rv|come|back|see|meet|with|bring|reports?|fu|f\/u|(?<!(?:at|on|in|after)\s+)follow[\s-]?up|check|recheck|repeat|lft|kft|rft|cbc|fbs|ppbs|tsh|hba1c|lipid|ecg|bp|usg|x-?ray|profile|test|tests)\s+(?:on\s+|in\s+|at\s+)?)(?:next\s+visit(?!\s*[:-]?\s*(?:(?:after|in)\s+)?\d)|next\s+(?:time|month|week|appointment)|later\s+on|later|some\s?time)|(?:start(?:ing)?\s+)?(?:from|w\.?\s?e\.?\s?f\.?|starting)\s+(?:on\s+)?${DATE}|baad\s+me(?:in)?|planned|to\s+be\s+(?:started|decided|given|added|discussed|confirmed|stopped)|tbd|tentative(?:ly)?|consider\w*|contemplat\w*|titrat\w*|defer\w*|postpon\w*|delay\w*|cancel\w*|crossed|struck|deleted?|ignore|wrong|error|mistake|expired|(?<!\d\s*(?:y|yrs?|years?|m|months?|wks?|weeks?)[\s-]*)old(?!\s+age)`;
/** `stop if any reaction` is advice. */
const WARNED = String.raw`(?<!(?:stop|come|report|review|inform|return)\s+if\s+(?:(?:any|allergic|skin|drug)\s+)*)`;
const HARM = String.raw`(?:(?:has|have|having)\s+)?\d+\s*(?:strips?|tabs?|tablets?|caps?)\s+(?:left|remaining|with\s+(?:him|her))|(?:has|have|having)\s+\d+\s*(?:strips?|tabs?|tablets?|caps?|left)|caus(?:ed|es|ing)|induced|${WARNED}reactions?|reacted|${WARNED}allerg(?:y|ic|ies)(?!\s+(?:rhin|conj|cough|cold))|hyper\s?sensitiv\w*|anaphyla\w*|${WARNED}(?:side\s?effects?|s\/e)(?!\s+(?:explained|discussed|counsel\w*))|adr|toxicity|unaffordable|not\s+bought|denied|costly|expensive|out\s+of\s+stock|(?:available|has|have|lying)\s+at\s+home|has\s+stock|already\s+(?:has|have|with|there|taking|on)|(?:still\s+)?available|no\s+(?:need|medicines?|drugs?|treatment|tablets?|indication|role)|test\s+dose\s+positive|in\s+doubt|doubtful|query|not\s+sure|unsure|confirm|verify|ghar\s+(?:par|pe|me)(?!\s+(?:aa?ra+m|rest|rah\w+)(?!\p{L}))`;
/** `opinion by surgeon`, `dressing by compounder`: the patient is sent there; not `if opinion by surgeon ok`. */
const SENT = String.raw`(?<!(?<!(?:if|unless|agar|provided|given|started|per)\s+(?:\S+\s+)?)(?:opinions?|consult(?:ation|s)?|review|evaluation|assessment|clearance|fitness|check[\s-]?up|reference|dressing)\s+)`;
const BY_OTHERS = String.raw`${SENT}by\s+(?:cardio|neuro|nephro|ortho|gyn(?:ae?)?|ent|derma|psych|uro|gastro|onco|endo|pulmo|paeds?|peds?|surgery|medicine)(?!\p{L})|(?:on|as\s+per|with)\s+(?:the\s+)?(?:advice|opinion)\s+(?:of|from|by)|(?:${SENT}(?:by|from)|per)\s+(?:${PERSON}|(?:the\s+)?(?:old\s+)?(?:local|cardiolog\w+|another|other|previous|pharmacy|medical|(?:\p{L}+\s+)?doc))|elsewhere|(?:dr|doctor|chemist)\s+ne|of\s+(?:his|her)\s+(?:mother|father|wife|husband|son|daughter|brother|sister)|(?:chemist|hospital|casualty)\s+(?:gave|started|se)`;
/** `review after reports` is about the visit. */
const SEEN = String.raw`(?<!(?:review|rev|rv|r\/v|come|back|return|visit|show|see|meet|recheck|repeat|f\/?u|follow[\s-]?up|call|consult)\s+)`;
const CONDITION = String.raw`${ONLY_THEN}|(?:reports?|results?|tests?)\s+aa?ne\s+ke\s+baa?d|(?:depending|subject|based)\s+(?:up)?(?:on|to)|${SEEN}(?:after|once|until|till|when|pending)\s+(?:\S+\s+){0,3}?(?:reports?|results?|culture|biopsy|angio\w*|clearance|surgery|operation|procedure|recheck|opinion)(?!\p{L})|${SEEN}(?:after|once|until|till)\s+(?:\S+\s+){0,2}?(?:[<>≥≤]|above|below)|${SEEN}(?:after|once|until|till|pending)\s+(?:the\s+|repeat\s+)?(?:tsh|lft|kft|rft|cbc|hba1c|fbs|ppbs|inr|ecg|echo|usg|ct|mri|x-?ray|scan)(?!\p{L})|jab\s+(?:\S+\s+){0,4}?(?:positive|negative|normal|abnormal|high|low)(?!\p{L})|${NO_ADVICE}(?:if|unless|agar|provided|only\s+if|in\s+case|depending|based)\s+(?:on\s+)?(?:\S+\s+){0,4}?${MEASURED}|(?:${MEASURED})\s+to(?!\p{L})|${NO_ADVICE}(?:if|unless|agar|provided|after|until|till|before|once)(?:\s+(?:the\s+)?(?:bp|sugar|weight))?\s*$`;
const MENTIONED = [HINDI, PAST, LATER, HARM, BY_OTHERS].map(somewhere);
const CONDITIONAL = new RegExp(String.raw`(?<![\p{L}\d])(?:${CONDITION})`, 'iu');
/** A question about the order, but not about the diagnosis behind it: `3 d ?uti`. */
const QUESTION =
  /\?(?!\s*\p{L})|\?\s*(?:needed|required|indicated|start|stop|cont\w*|dose|increase|reduce|role|ok|yes|no)(?!\p{L})/iu;
/** `5d se ulti`, `khane se gas`: what the medicine did. Not `2 din se`, which is a complaint's. */
const FROM_IT =
  /(?:\d\s*d|days?|od|bd|tds|tid|qid|hs|sos|khane|kha(?:kar|ke)|lene|goli|dawa|tab)\s+se(?!\p{L})(?!\s+pe?hle)(?!(?<=khane\s+se)\s+(?:aadha|aadhe|ek|\d+)\s+(?:ghant[ae]|min(?:ute?s?)?)\s+pe?hle)/iu;

/** `jab dard hota hai`: when it is needed. */
const WHEN_NEEDED =
  /\bjab\s+(?:bhi\s+)?(?:(?:sir|sar|pet|kamar)\s+)?(?:dard|pain|bukhar|fever|khujli|ulti|khansi|jalan|chakkar|takleef|za?r[ou]+rat)\s+(?:ho(?:t[aei])?|aa?(?:t[aei]|ye))(?:\s+hai)?(?!\p{L})/iu;
/** `bukhar ho tabhi dena` */
const ONLY_FOR_IT =
  /\b(?:dard|pain|bukhar|fever|khujli|ulti|khansi|jalan|chakkar|takleef|za?r[ou]+rat)\s+(?:ho|aa?ye|lage)\s+tab\s*hi\b/iu;
const RINSED = /\b(?:rinse|wash|gargle)\s+(?:\p{L}+\s+)?after\b/iu;

/** `30d x`, `3d xxx`: struck out, or a number that is missing. */
const STRUCK =
  /(?:\d\s*(?:d|days?|w|wks?|m|months?)|od|bd|tds|hs)\s*(?:=+>|-+>|→|⇒)\s*(?:\d|$)|\s(?:x{2,}|[❌✗✘]+|~~+)(?=\s|$)|\s[x×]\s*$/iu;

/** `bp badha hua hai`: a finding. */
const FOUND = /\b(?:bp|sugar|weight)\s+badh[aei]\s+hu[aei]\s+hai(?!\p{L})/iu;

/** Whether words behind the dosage report the fate of the medicine, or leave its order open. */
export function isMentionedBehind(behind: string): boolean {
  const tail = behind
    .replace(WHEN_NEEDED, ' ')
    .replace(ONLY_FOR_IT, ' ')
    .replace(RINSED, ' ')
    .replace(FOUND, ' ');
  return (
    QUESTION.test(tail) ||
    FROM_IT.test(tail) ||
    STRUCK.test(tail) ||
    CONDITIONAL.test(tail) ||
    MENTIONED.some((one) => one.test(tail))
  );
}
