/** An expected drug. */
export type ExpectedDrug = {
  /** The names in the catalogue that are right. */
  readonly names: readonly string[];
  /** Null for `*`: any value is right. */
  readonly perDay: number | null;
  readonly days: number | null;
  readonly quantity: number | null;
  /** The directions beside the frequency; null when they are not compared. */
  readonly directions: readonly string[] | null;
  /** Whether a question about this drug is right, too. */
  readonly mayAsk: boolean;
};
export type NoteCase = {
  readonly note: string;
  /** Whether the visit's patient already has a name. */
  readonly isNamed: boolean;
  readonly drugs: readonly ExpectedDrug[];
  /** Words of drugs that need a question. */
  readonly asked: readonly string[];
  /** Words of drugs that the pharmacy does not have. */
  readonly elsewhere: readonly string[];
  /** Words about which a question is neither right nor wrong. */
  readonly neutral: readonly string[];
  readonly tests: readonly string[];
  /** Tests that may be ordered or left in the note. */
  readonly freeTests: readonly string[];
  /** Words that stay in the note, or in a question, for the doctor to see. */
  readonly kept: readonly string[];
  /** `name;age;gender;phone`. */
  readonly patient: string | null;
};
export type Catalogue = { readonly drugs: readonly string[]; readonly tests: readonly string[] };

/**
 * Parses a corpus. Blocks are separated by empty lines: the note (`new ` before it when the patient
 * has no name yet, `⏎` for a new line), then its expected result, one item a line:
 *
 * - `+ drug|per day|days|quantity|directions`: ordered. `*` accepts any value, `sos` one without a
 *   count a day; the quantity is per day × days when it is left out. The directions are those
 *   beside the frequency, separated by commas; `-` is none.
 * - `~ drug|…`: ordered like this, or asked. `? word`: asked. `> word`: not stocked, prescribed or
 *   asked. `~n word`: a question about it does not count.
 * - `t test`: ordered. `~t test`: may be ordered. `p name;age;gender;phone`: patient details.
 * - `n words`: stays in the note or in a question, and is not printed with a drug.
 *
 * A drug or test is given by words of its name, and is the shortest name of the catalogue that has
 * them all. Nothing else may be ordered.
 */
export function parseNotes(text: string, catalogue: Catalogue): readonly NoteCase[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => parseBlock(block.split('\n'), catalogue));
}

function parseBlock([first = '', ...lines]: readonly string[], catalogue: Catalogue): NoteCase {
  const isNamed = !first.startsWith('new ');
  const all = lines.map((line) => /^(\S+)\s*(.*)$/.exec(line)?.slice(1, 3) ?? []);
  const of = (mark: string) =>
    all.flatMap(([one, rest = '']) => (one === mark && rest !== '' ? [rest] : []));
  const unknown = all.find(([mark = '']) => !MARKS.has(mark));
  if (unknown) throw new Error(`Unknown mark ${unknown[0]} at: ${first}`);
  const drug = (line: string, mayAsk: boolean) => drugOf(line, { mayAsk, names: catalogue.drugs });
  return {
    note: (isNamed ? first : first.slice('new '.length)).replaceAll('⏎', '\n'),
    isNamed,
    drugs: [
      ...of('+').map((line) => drug(line, false)),
      ...of('~').map((line) => drug(line, true)),
    ],
    asked: of('?'),
    elsewhere: of('>'),
    neutral: of('~n'),
    tests: of('t').map((name) => named(name, catalogue.tests)),
    freeTests: of('~t').map((name) => named(name, catalogue.tests)),
    kept: of('n'),
    patient: of('p')[0] ?? null,
  };
}

const MARKS = new Set(['+', '~', '?', '>', '~n', 't', '~t', 'p', 'n', '=']);

function drugOf(
  line: string,
  { mayAsk, names }: { mayAsk: boolean; names: readonly string[] },
): ExpectedDrug {
  const [name = '', perDayText = '*', daysText = '*', quantityText, said] = line.split('|');
  const [perDay, days] = [numberOf(perDayText), numberOf(daysText)];
  const counted = perDay !== null && days !== null ? perDay * days : null;
  return {
    names: name.split(' / ').map((one) => named(one, names)),
    perDay,
    days,
    quantity: quantityText ? numberOf(quantityText) : counted,
    directions: directionsOf(said),
    mayAsk,
  };
}

const directionsOf = (text = '*') =>
  text === '*' ? null : text === '-' ? [] : text.split(',').map((one) => one.trim());

const numberOf = (text: string) => (/^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : null);

/**
 * The shortest name that has all the words, at the beginning of its words if possible. Throws on a
 * misspelt corpus.
 */
function named(words: string, names: readonly string[]): string {
  const wanted = wordsOf(words);
  const fitting = (fits: (one: string, word: string) => boolean) =>
    names
      .filter((name) => {
        const has = wordsOf(name.replace(PACK, ''));
        return wanted.every((word) => has.some((one) => fits(one, word)));
      })
      .sort((one, other) => one.length - other.length);
  const [best] = [...fitting(isWord), ...fitting((one, word) => one.includes(word))];
  if (best === undefined) throw new Error(`Not in the catalogue: ${words}`);
  return best;
}

const PACK = / \((?:strip|bottle|\d)[^)]*\)$/;
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s()]+/)
    .filter(Boolean);
/** A number must be whole: `10` is not `100`. */
const isWord = (one: string, word: string) =>
  /^[\d.]+$/.test(word) ? one === word : one.startsWith(word);
