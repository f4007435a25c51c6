import { DAYS_OR_WEEKS } from './frequencies.ts';

const AGAIN = String.raw`(?:re?p(?:ea)?t\p{L}*|reap\p{L}*|repe+t\p{L}*|rp|again|do?ubara|do?bara)`;
/** Words between the two, `after` misspelt among them. The directions have the one that is spelt. */
const LINK = String.raw`(?:(?:dose|it|same|once|in|x|@|(?!after(?!\p{L}))a\p{L}{1,4})\s+)*`;
const TIME = String.raw`[x×]?\s*\d+\s*(?:${DAYS_OR_WEEKS}|m|mths?|months?)(?!\p{L})`;
const LATER = new RegExp(String.raw`(?<=\S\s+)(?<!\p{L})${AGAIN}\s+${LINK}${TIME}`, 'iu');
const BEGINS = new RegExp(String.raw`^${AGAIN}\s+(?:after\s+)?${LINK}${TIME}\s*\.?$`, 'iu');

/** Whether a line has a repetition whose time would be read as the days of the course: `stat rpt 2 wk`. */
export const isRepeatedLater = (text: string): boolean => LATER.test(text);

/** Whether a part is the repetition of the dose before it, as a whole: `rpt after 1 wk`. */
export const isRepetition = (part: string): boolean => BEGINS.test(part);
