/** One sentence of the specification with the tests that prove it. */
export interface Row {
  readonly line: number;
  readonly asks: string;
  /** Each as `path › describe › title`; `…` matches any text. */
  readonly provenBy: readonly string[];
}

/** The result of a test; `listed` means only that it exists. */
export interface Test {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped' | 'listed';
  /** The error of a failed test. */
  readonly message?: string | undefined;
}

const HEADER = ['What the specification asks', 'Proven by'];
/** Headings above this level belong to the document and its parts. */
const FIRST_WITH_ROWS = 3;
/** At least a path and a title. */
const REFERENCE = /^[\w./-]+\.(test\.tsx?|e2e\.ts) › \S/;

/** The rows of all tables of the document, malformed lines, and headings without a table. */
export function readTable(markdown: string): { rows: Row[]; faults: string[] } {
  const rows: Row[] = [];
  const faults: string[] = [];
  const headings: Heading[] = [];
  for (const [index, text] of markdown.split('\n').entries()) {
    const line = index + 1;
    const [, marks, title = ''] = /^(#+) (.*)$/.exec(text) ?? [];
    if (marks) headings.push({ line, title, level: marks.length, hasRows: false });
    if (!text.startsWith('|')) {
      if (text.includes(' › ')) faults.push(`${line}: names a test outside of a table`);
      continue;
    }
    const cells = cellsOf(text);
    if (cells.join() === HEADER.join() || /^\|( --- \|)+$/.test(text)) continue;
    const heading = headings.at(-1);
    if (heading) heading.hasRows = true;
    const [asks = '', proof = ''] = cells;
    const provenBy = proof.split('<br>').map(withoutBackticks).filter(Boolean);
    const wrong = provenBy.filter((name) => !REFERENCE.test(name));
    if (cells.length !== HEADER.length || !asks) faults.push(`${line}: is not a row of two cells`);
    else if (provenBy.length === 0) faults.push(`${line}: no test proves "${asks}"`);
    else if (wrong.length > 0) faults.push(`${line}: does not name a test: ${wrong.join(', ')}`);
    else rows.push({ line, asks, provenBy });
  }
  return { rows, faults: [...faults, ...emptyHeadings(headings)] };
}

interface Heading {
  readonly line: number;
  readonly title: string;
  readonly level: number;
  hasRows: boolean;
}

/** Only a heading with subheadings may have no row. */
function emptyHeadings(headings: readonly Heading[]): string[] {
  return headings
    .filter(({ level, hasRows }, index) => {
      const below = headings[index + 1]?.level ?? 0;
      return level >= FIRST_WITH_ROWS && !hasRows && below <= level;
    })
    .map(({ line, title }) => `${line}: no row under "${title}"`);
}

/** One line for each named test that does not exist or did not pass. */
export function faultsOf(rows: readonly Row[], tests: readonly Test[]): string[] {
  return rows.flatMap(({ line, provenBy }) =>
    provenBy.flatMap((reference) => {
      const named = tests.filter(({ name }) => isNamed(name, reference));
      if (named.length === 0) return [`${line}: no such test has run: ${reference}`];
      return named
        .filter(({ outcome }) => outcome !== 'passed' && outcome !== 'listed')
        .map(({ name, outcome }) => `${line}: ${outcome}: ${name}`);
    }),
  );
}

/** Matches the placeholders of a listed title with the values of a run. */
const GAPS = /%[sdifjoO]|\$\{[^}]*\}|\$[a-z][\w.]*/gi;

function isNamed(name: string, reference: string): boolean {
  return name === reference || fits(name, reference, /…/g) || fits(reference, name, GAPS);
}

function fits(text: string, pattern: string, gap: RegExp): boolean {
  const parts = pattern.split(gap);
  if (parts.length === 1) return false;
  return new RegExp(`^${parts.map(RegExp.escape).join('.+')}$`, 's').test(text);
}

/** Splits a table line into cells; `\|` is a literal bar. */
function cellsOf(text: string): string[] {
  const [, ...cells] = text.split(/(?<!\\)\|/);
  const last = cells.pop();
  return [...cells, ...(last?.trim() ? [last] : [])].map((cell) =>
    cell.replaceAll('\\|', '|').trim(),
  );
}

function withoutBackticks(text: string): string {
  return text.trim().replace(/^(`+) ?(.*?) ?\1$/, '$2');
}
