/** Words that several rules of doubt know, as sources of expressions with the flags `iu`. */

/** An order is struck out by its writer. */
export const STRIKE = '(?:scratch|strike|scrap|delete|ignore)';
/** A slip of the writer. */
export const SLIP = String.raw`(?:(?:oh|ohh|arre|no)\s+)?(?:oops|sorry|correction|i\s+mean)`;
/** `scratch that`, `oops`: an order before it is taken back. */
export const TAKEN_BACK = String.raw`(?:(?:${STRIKE}|cut)\s+(?:that|this|out)|${SLIP}|my\s+mistake)`;
/** The patient is to come back, or to stop: the words are advice, and no fate of an order. */
export const COME_BACK =
  'come|review|rv|revisit|return|report|visit|consult|call|inform|show|go|rush|admit|stop';
/** Units of time, in English and Hindi. */
export const UNIT =
  '(?:d|days?|w|wks?|weeks?|m|mths?|months?|y|yrs?|years?|din|haft[ea]|mah[ie]n[aeo]|saal)';
/** Results of what is measured: `high`, `positive`, `150`. */
export const MEASURED = String.raw`(?:above|below|over|under|more|less|greater|high|low|raised|elevated|positive|negative|normal|abnormal|deranged|controlled|uncontrolled|badh\w*|kam|utr\w*|[<>≥≤]|\d+(?:\.\d+)?(?!\s*${UNIT}(?!\p{L})))`;
/** Words that begin a condition: `if edema`, `jab upt negative`; `jab dard ho` is a need. */
export const IF = String.raw`(?:only\s+)?(?:if|when(?:ever)?|agar|jab(?=\s+(?:\S+\s+){1,4}?${MEASURED}(?!\p{L}))|unless|provided|(?:in\s+)?case\s+of)`;
const HAPPENS = '(?:aa?[iy]?e|aa?ya|ho|hua|hone|nikle|rahe|hai)';
/** `negative aaye to`, `normal ho tab`, `jab negative aaye`: a condition in Hindi has its `then` behind it, or `jab` before. */
export const THEN_IN_HINDI = String.raw`(?:tab\s*hi|${MEASURED}\s+${HAPPENS}\s+(?:par|pe|toh?|tab)|jab\s+(?:\S+\s+){0,4}?${MEASURED}(?:\s+(?:se\s+\S+\s+)?${HAPPENS})?(?:\s+(?:toh?|tab))?)(?:\s+hi)?`;
/** `negative aaye tab hi dena`: the same behind an order. */
export const ONLY_THEN = String.raw`${THEN_IN_HINDI}\s+(?:de|le|khila|laga|start|shuru|chalu|kar)\p{L}*(?:\s+(?:hai|kar\p{L}*))?`;
/** `bp 150/90`, `o/e throat red`: a finding of today, as a whole text. */
export const FINDING = String.raw`^\s*(?:(?:o\/e|now|today|vitals?)(?!\p{L}).*|(?:bp|pulse|pr|hr|spo2|temp|wt|weight|rbs|fbs|ppbs|hba1c|sugar|grbs|inr|tsh|hb)(?!\p{L})\D*\d[\d/.%\s]*)$`;
/** Places where patients were treated before. */
export const PLACE = String.raw`(?:hospital|clinic|casualty|icu|er|emergency|opd|phc|chc|ward|camp|labou?r\s+room)`;
/** Other prescribers, and the papers of others: behind `by` or `from`. */
export const PERSON = String.raw`(?:the\s+|an?\s+|her\s+|his\s+|local\s+|outside\s+|other\s+|another\s+|previous\s+|private\s+|govt\.?\s+|civil\s+|old\s+|\p{L}+\s+(?=dr\.?(?!\p{L})|doctor|specialist))*(?:dr\.?(?!\p{L})|doctor|gp|chemist|pharmacist|${PLACE}|rmp|quack|compounder|neighbou?r|friend|relative|specialist|physician|surgeon|\p{L}+ologist|\p{L}+[ia]trist|\p{L}*p(?:a)?edician|self|himself|herself|mistake|file|record|letter|card|slip|rx|prescriptions?|discharge|summary|outside|elsewhere)`;
