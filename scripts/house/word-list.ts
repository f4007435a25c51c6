/** Idioms that no text needs: plain English has a shorter word for each. */
const IDIOMS_OF_ALL = [
  'whoever',
  'is told',
  'of those',
  'what of',
  'by then',
  'hung up',
  'knows? of',
  'says? so',
  'that one has',
  'answers? what',
  'no less than nothing',
  'anew',
  'without a word',
  'go(es)? on (waiting|with|until)',
];
/** Common words for a user at a screen; engineers read *no one* and *another user* more easily. */
const IDIOMS = [...IDIOMS_OF_ALL, 'nobody', 'somebody'];
/** Beside code these have a shorter word too; documents may need them. */
const IDIOMS_OF_CODE = [
  '(?<!(any|some) )of which',
  'looked at',
  'anybody',
  'once more',
  'those who',
  '(?<!there )is no (?!longer\\b)[a-z]+',
];
/** Texts of the interface: short, and read by users with little English. */
const IDIOMS_OF_TEXTS = ['looked at', 'anybody', 'once more', 'those who', 'says'];
/** The result of a test is shown, refused, kept or returned. */
const IDIOMS_OF_TEST_NAMES = ['says?', 'said', 'tells?', 'told', 'leads?'];

const anyOf = (...idioms: readonly string[]) => new RegExp(`\\b(${idioms.join('|')})\\b`, 'i');

const IDIOM_IN_CODE = anyOf(...IDIOMS, ...IDIOMS_OF_CODE);
const IDIOM_IN_TEST_NAME = anyOf(...IDIOMS, ...IDIOMS_OF_CODE, ...IDIOMS_OF_TEST_NAMES);
const IDIOM_IN_TEXT = anyOf(...IDIOMS_OF_ALL, ...IDIOMS_OF_TEXTS);
const IDIOM_IN_DOCUMENT = anyOf(...IDIOMS);

const COMMENT = /^\s*(?:\/\/|\/?\*\*?(?!\/)|\{\/\*)\s?(.*?)(?:\*\/\}?)?$/;
const OPENS_COMMENT = /^\s*\{?\/\*/;
/** The first line of a comment whose text begins on the next. */
const BARE_OPENING = /^\s*\{?\/\*\*?$/;
const BEGINS_WITH_WHAT = /^what\b/i;
/**
 * A clause in place of its subject. A quantity or a time may begin with its question, as the field's
 * documentation does: "How long a session lasts", "When the bill was made".
 */
const BEGINS_WITH_CLAUSE =
  /^(?:of|where|which|who|whose|whom|whoever|how (?!long\b|many\b|much\b|often\b|far\b|old\b))\b/i;
/** A name after `it(` or after the table of `it.each(…)(`, on the same line or the next. */
const TEST_NAMES =
  /(?:\b(?:it|test|describe)(?:\.\w+)*|\b(?:it|test|describe)\.each\(\w+\)|[\])}])\)?\(\s*(?<quote>['"`])(?<name>(?:(?!\k<quote>).)*)\k<quote>,\s*(?:async\b|\(|\{)/g;
const QUOTED_CODE = /`[^`]*`/g;
/** A sentence that begins with a relative clause, and is not a question. */
const RELATIVE_CLAUSE_FIRST =
  /(?:^|[.;:](?:\*\*)? )(?:[-*] )?(?:\*\*)?(?:Whoever|What|Who)\b(?![^.]*\?)/;

/** The lines of a file of code, from 1, whose comment or test name has an idiom of the word list. */
export function idiomLines(text: string): number[] {
  const names = testNames(text).filter(({ name }) => IDIOM_IN_TEST_NAME.test(name));
  const comments = commentLines(text).filter(({ comment }) => IDIOM_IN_CODE.test(comment));
  return linesOf([...names, ...comments]);
}

/** The lines, from 1, of the comments and test names that begin with "what" instead of their subject. */
export function whatLines(text: string): number[] {
  const names = testNames(text).filter(({ name }) => BEGINS_WITH_WHAT.test(name));
  // A line continued from a comment may begin with any word of its sentence.
  const comments = commentLines(text).filter(
    ({ comment, opens }) => opens && BEGINS_WITH_WHAT.test(comment),
  );
  return linesOf([...names, ...comments]);
}

/** The lines, from 1, of the comments that begin with a clause or with "of" instead of their subject. */
export const clauseLines = (text: string): number[] =>
  linesOf(
    commentLines(text).filter(({ comment, opens }) => opens && BEGINS_WITH_CLAUSE.test(comment)),
  );

/**
 * The lines, from 1, of a file with texts of the interface that have an idiom. The idioms are no code, so
 * each line that is not a comment counts as text.
 */
export function textLines(text: string): number[] {
  const comments = new Set(commentLines(text).map(({ line }) => line));
  return text
    .split('\n')
    .flatMap((line, index) =>
      IDIOM_IN_TEXT.test(line) && !comments.has(index + 1) ? [index + 1] : [],
    );
}

/** The lines, from 1, of a document in Markdown that have an idiom or begin with a relative clause. */
export const documentLines = (text: string): number[] =>
  text.split('\n').flatMap((line, index) => {
    const prose = line.replaceAll(QUOTED_CODE, '');
    const isFlagged = IDIOM_IN_DOCUMENT.test(prose) || RELATIVE_CLAUSE_FIRST.test(prose);
    return isFlagged ? [index + 1] : [];
  });

/** Whether the title of a commit has an idiom of the word list. */
export const hasIdiom = (title: string): boolean => IDIOM_IN_CODE.test(title);

const linesOf = (found: readonly { readonly line: number }[]) =>
  [...new Set(found.map(({ line }) => line))].sort((a, b) => a - b);

const testNames = (text: string) =>
  [...text.matchAll(TEST_NAMES)].map(({ 0: match, index, groups }) => {
    const name = groups?.name ?? '';
    return { name, line: text.slice(0, index + match.indexOf(name)).split('\n').length };
  });

const commentLines = (text: string) =>
  text.split('\n').flatMap((line, index, lines) => {
    const comment = COMMENT.exec(line)?.[1]?.replaceAll(QUOTED_CODE, '');
    const opens = OPENS_COMMENT.test(line) || BARE_OPENING.test(lines[index - 1] ?? '');
    return comment === undefined ? [] : [{ comment, opens, line: index + 1 }];
  });
