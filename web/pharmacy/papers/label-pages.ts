/** The capacity of a 50 × 30 mm label: letters per line, measured with wide words, and line heights in mm. */
const LARGE = { nameLetters: 31, letters: 26, lines: [4, 3] } as const;
const SMALL = { letters: 36, room: 18.8, nameLine: 2.65, line: 2.85 } as const;

export type LabelPages = {
  readonly size: 'large' | 'small';
  /** The labels of one drug, in order; several for long directions. */
  readonly texts: readonly string[];
};

/**
 * Splits directions among labels in a readable size, so that nothing is truncated: an ellipsis would hide the number of
 * days, which comes last.
 */
export function labelPages(name: string, directions: string): LabelPages {
  const largeLines = LARGE.lines[Math.ceil(name.length / LARGE.nameLetters) - 1];
  if (largeLines && linesOf(directions, LARGE.letters).length <= largeLines) {
    return { size: 'large', texts: [directions] };
  }
  const nameLines = Math.ceil(name.length / SMALL.letters);
  const fitting = Math.floor((SMALL.room - nameLines * SMALL.nameLine) / SMALL.line);
  const lines = linesOf(directions, SMALL.letters);
  const onEach = Math.max(2, fitting);
  const texts: string[] = [];
  for (let from = 0; from < lines.length; from += onEach) {
    texts.push(lines.slice(from, from + onEach).join(''));
  }
  return { size: 'small', texts: texts.map((text) => text.trim()) };
}

/** Wraps a text to lines of at most this many letters, each with the space or line break that ends it. */
function linesOf(text: string, letters: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(/\S+\s*|\s+/g) ?? []) {
    const pieces = word.match(new RegExp(`.{1,${letters}}|\\n`, 'gsu')) ?? [];
    for (const piece of pieces) {
      if (line !== '' && (line + piece).trimEnd().length > letters) {
        lines.push(line);
        line = '';
      }
      line += piece;
      if (piece.includes('\n')) {
        lines.push(line);
        line = '';
      }
    }
  }
  return line === '' ? lines : [...lines, line];
}
