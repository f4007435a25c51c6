const FREQUENCY = String.raw`(?:(?:once|twice|thrice|[1-4]\s*times)\s*(?:a\s*day|daily)|daily(?:\s+once)?|od|bd|bid|tds|tid|qid)`;
/** Units after a number that is not a strength. */
const OF_OTHERS = String.raw`(?:d|days?|dys|din|w|wks?|weeks?|haft\w*|m|mths?|mnths?|months?|mah\w+|ml|tsp|dro?ps?|puffs?|units?|u|tabs?|caps?|sachets?|x)\b`;
const STRENGTH = String.raw`\s+(?!(?:x|for)\s)(?:[a-z]{1,3}\s+)?\d+(?:\.\d+)?(?![\d.]|\s*${OF_OTHERS})\s*(?:mg|mcg|g)?(?![\p{L}\d/.-])`;
const NO_NUMBER = String.raw`(?![\p{L}\d/.-]|\s+(?:[a-z]{1,3}\s+)?\d)`;
const FIRST = new RegExp(
  String.raw`(?<![\p{L}\d])((?:start|add|begin|give|put\s+on)\s+(?:him\s+|her\s+|on\s+)?)(${FREQUENCY})\s+((?:(?:tab|cap|syp|inj)\.?\s+)?(\p{L}[\p{L}-]{2,})(?:${STRENGTH}|${NO_NUMBER}))`,
  'giu',
);

/**
 * `start once daily telma 40 1 mth` is `start telma 40 once daily 1 mth`: between a word of starting and a medicine, a
 * frequency can be of no drug before. Without that word it is asked.
 */
export const frequencyBehind = (part: string, isMedicine: (word: string) => boolean): string =>
  part.replace(FIRST, (whole, start: string, often: string, drug: string, name: string) =>
    isMedicine(name) ? `${start}${drug} ${often}` : whole,
  );
