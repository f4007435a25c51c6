/** What fits onto a label of 50 × 30 mm: letters of a line, measured with wide words, and lines in mm. */
const LARGE = { nameLetters: 31, letters: 26, lines: [4, 3] } as const;
const SMALL = { letters: 36, room: 18.8, nameLine: 2.65, line: 2.85 } as const;

export type LabelPages = {
  readonly size: 'large' | 'small';
  /** Of one drug, in order; more than one where the directions are long. */
  readonly texts: readonly string[];
};

/**
 * Divides directions among labels of readable letters, so that nothing of them is cut: an ellipsis would
 * take the days, which stand at the end.
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

/** The lines of a text of at most so many letters, each with the space or line break that ends it. */
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
