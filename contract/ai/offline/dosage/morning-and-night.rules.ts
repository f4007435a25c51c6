const PIECE = String.raw`(?:tab(?:let)?s?|cap(?:sule)?s?)\.?`;
const MORNING = String.raw`(?:in\s+the\s+)?morning`;
const NIGHT = String.raw`(?:at\s+)?night`;
const AND = String.raw`\s*(?:[,&+]|and)?\s*`;
/** Behind a strength, or with the word tablet: in `glimy 1 morning 1 night` the first number may be the strength. */
const ONE_EACH = new RegExp(
  String.raw`(?:(?<=\d\s*(?:mg|mcg|g)?\s)1\s+(?:${PIECE}\s+)?${MORNING}${AND}1\s+(?:${PIECE}\s+)?|(?<=\s)1\s+${PIECE}\s+${MORNING}${AND}1\s+${PIECE}\s+)${NIGHT}(?![\p{L}\d])`,
  'iu',
);
/** Words that change the dose or its days, beside the two times. */
const OTHER =
  /(?<!\p{L})(?:then|or|if|when|sos|prn|till|until|after\s+\d|taper\w*|increas\w*|reduc\w*|stop\w*|half|extra|more|morn\w*|mr?ng|noon|after\s*noon|eve\w*|night|nite|nt|hs|bed\w*|subah|dopahar|shaam|sham|raat|\d{1,2}\s*[ap]m|daily|once|twice|thrice|times|week\w*|alt\w*)(?!\p{L})|[½/]/iu;

/**
 * A line with `1 morning 1 night` as `1-0-1`; null for one without it, or with anything else about the dose.
 * Only for what is taken in pieces: one of a syrup or of an insulin is not a dose.
 */
export function asPattern(text: string): string | null {
  const found = ONE_EACH.exec(text);
  if (!found) return null;
  const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  return OTHER.test(`${before.replace(/\d\/\d/g, '')} ${behind}`)
    ? null
    : `${before}1-0-1${behind}`;
}
