import type { LabelSize } from '#contract/clinics/pharmacy-settings.ts';

/** The capacity of a 50 × 30 mm label: letters per line, measured with wide words, and line heights in mm. */
const LARGE = { nameLetters: 31, letters: 26, lines: [4, 3] } as const;
const SMALL = { letters: 36, room: 18.8, nameLine: 2.65, line: 2.85 } as const;

/** The other sizes have the same letters on more room: width inside the margins, and height, in mm. */
const ROOM = {
  '50x30': { width: 46, height: 26 },
  '75x50': { width: 71, height: 46 },
  '100x50': { width: 96, height: 46 },
} as const satisfies Record<LabelSize, { width: number; height: number }>;
const BASE = ROOM['50x30'];
const LARGE_LINE = 3.8;
/** A line of the licence numbers: its height in mm, and its letters on the smallest label. */
const LICENCE_LINE = 2.5;
const LICENCE_LETTERS = 36;

type LabelOf = {
  readonly size?: LabelSize | undefined;
  /** The lines from `licenceLines`. */
  readonly licences?: readonly string[] | undefined;
};

const scaled = (letters: number, size: LabelSize) =>
  Math.floor((letters * ROOM[size].width) / BASE.width);

/** The licence numbers in lines of this label: on one where they fit, so that no number is cut off. */
export function licenceLines(licences: string, size: LabelSize): string[] {
  const letters = scaled(LICENCE_LETTERS, size);
  const joined = licences.replaceAll('\n', ' · ');
  if (joined.length <= letters) return [joined];
  return licences
    .split('\n')
    .flatMap((line) => linesOf(line, letters))
    .map((line) => line.trim());
}

/** The capacity of a label of this size. */
function capacityOf({ size = '50x30', licences = [] }: LabelOf) {
  const wider = (letters: number) => scaled(letters, size);
  const more = ROOM[size].height - BASE.height - licences.length * LICENCE_LINE;
  const extraLines = Math.floor(more / LARGE_LINE);
  return {
    nameLetters: wider(LARGE.nameLetters),
    largeLetters: wider(LARGE.letters),
    largeLines: LARGE.lines.map((lines) => lines + extraLines),
    smallLetters: wider(SMALL.letters),
    room: SMALL.room + more,
  };
}

export type LabelPages = {
  readonly size: 'large' | 'small';
  /** The labels of one drug, in order; several for long directions. */
  readonly texts: readonly string[];
};

/**
 * Splits directions among labels in a readable size, so that nothing is truncated: an ellipsis would hide the number of
 * days, which comes last.
 */
export function labelPages(name: string, directions: string, label: LabelOf = {}): LabelPages {
  const fits = capacityOf(label);
  const largeLines = fits.largeLines[Math.ceil(name.length / fits.nameLetters) - 1];
  if (largeLines && linesOf(directions, fits.largeLetters).length <= largeLines) {
    return { size: 'large', texts: [directions] };
  }
  const nameLines = Math.ceil(name.length / fits.smallLetters);
  const fitting = Math.floor((fits.room - nameLines * SMALL.nameLine) / SMALL.line);
  const lines = linesOf(directions, fits.smallLetters);
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
