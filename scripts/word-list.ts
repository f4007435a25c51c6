/** Idioms that a comment or a test name should not need: plain technical English has a shorter word for each. */
const IDIOMS = [
  'whoever',
  'nobody',
  'somebody',
  'is told',
  'of those',
  'of which',
  'what of',
  'by then',
  'hung up',
  'looked at',
  'knows? of',
  'says? so',
  'is no (?!longer\\b)[a-z]+',
  'that one has',
  'answers? what',
  'no less than nothing',
];

const IDIOM = new RegExp(`\\b(${IDIOMS.join('|')})\\b`, 'i');
const COMMENT = /^\s*(?:\/\/|\/?\*\*?(?!\/)|\{\/\*)\s?(.*?)(?:\*\/\}?)?$/;
const TEST_NAME = /^\s*(?:it|test|describe)(?:\.each\(.*\))?\(\s*(['"`])(.*?)\1/;
const BEGINS_WITH_WHAT = /^what\b/i;

/** The words of a line of code that are for people: its comment or the name of its test. */
function proseOf(line: string): string | undefined {
  return TEST_NAME.exec(line)?.[2] ?? COMMENT.exec(line)?.[1];
}

/** The lines of a file, from 1, whose comment or test name has an idiom of the word list. */
export const idiomLines = (text: string) => linesWhere(text, (_, prose) => IDIOM.test(prose));

/** The lines, from 1, of the comments and test names that begin with "what" instead of their subject. */
export const whatLines = (text: string) =>
  linesWhere(text, (line, prose) => opensProse(line) && BEGINS_WITH_WHAT.test(prose));

const linesWhere = (text: string, isFlagged: (line: string, prose: string) => boolean) =>
  text.split('\n').flatMap((line, index) => {
    const prose = proseOf(line);
    return prose !== undefined && isFlagged(line, prose) ? [index + 1] : [];
  });

/** A line continued from a comment may begin with any word of its sentence. */
const opensProse = (line: string) => TEST_NAME.test(line) || /^\s*\{?\/\*/.test(line);
