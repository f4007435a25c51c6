import { isComplaint } from '../complaint-words.ts';

/** Signs that an illness is without; never a medicine or a kind of medicines. */
const SIGN =
  /^(?:aura|complications?|blood|bleeding|radiation|radiating|danger|warning|alarm|deficits?|distress|dehydration|expectoration|sputum|phlegm|murmurs?|jaundice|icterus|wheez\w*|fevers?|vomits?|coughs?|nausea|tingling|trauma|fracture|loc|photophobia|symptoms?|signs?|exudates?|pus|perforation)$/i;
/** Descriptions of a patient that are negations of no order. */
const NOT_ONE =
  /\bnot\s+(?:an?\s+)?(?:known\s+(?:case\s+of\s+)?|k\/?c\/?o\s+)?(?:diabetic|hypertensive|asthmatic|smoker|alcoholic|epileptic|pregnant|lactating|dehydrated|icteric|an(?:a?)emic|breathless|toxic|dm|htn)(?![\p{L}\d]|\s+(?:meds?|medicines?|drugs?)\b)/giu;
const WITHOUT = /\bwithout\s+(?:any\s+|h\/o\s+)?(\p{L}+)/giu;
/** `neend nahi aati`, `pet saaf nahi hota`: how it is, not what to leave. */
const IS_NOT =
  /(\p{L}+\s+(?:\p{L}+\s+)?)(?:nahi|nahin|nai)\s+(?:ho(?:t[aei]|\s+raha|\s+rahi)|(?:aa?|lag|ruk|ja)t[aei]|(?:aa|lag|ja|ho)\s+rah[aei])(?!\p{L})/giu;

const wordsOf = (text: string) => text.match(/\p{L}[\p{L}\d-]+/gu) ?? [];

/**
 * A text without what it says about the illness and the patient: `migraine without aura`, `not a
 * diabetic`, `neend nahi aati`. That refuses no drug. `isName` tells whether a word is a medicine's.
 */
export const withoutDescriptions = (text: string, isName: (word: string) => boolean): string =>
  text
    .replace(WITHOUT, (whole, word: string) =>
      !isName(word) && (SIGN.test(word) || isComplaint(word)) ? ' ' : whole,
    )
    .replace(NOT_ONE, ' ')
    .replace(IS_NOT, (whole, before: string, at: number) =>
      wordsOf(text.slice(0, at) + before).some(isName) ? whole : ' ',
    );

/** `fever since 3 days`, and with a word before it: `since last night` alone may be about a drug. */
const SINCE = /\bsince\s+(?=\d|one|two|three|many|few)/gi;
const ONSET =
  /(?<=\p{L}\s+)(?:since|from)\s+(?:yesterday|y'?day|last\s+(?:night|week|month|year))\b/giu;

/**
 * A text without the time that a complaint has lasted: `fever since yesterday, tab Dolo`. Behind a
 * medicine, the time is that of the medicine.
 */
export const withoutOnset = (text: string, isName: (word: string) => boolean): string =>
  [ONSET, SINCE].reduce(
    (left, onset) =>
      left.replace(onset, (since, at: number) =>
        wordsOf(left.slice(0, at)).some(isName) ? since : ' ',
      ),
    text,
  );
