import type { Cell } from './parse-sheet.ts';

/**
 * A rule of a vocabulary: the field, a score, and the headings, parted by `|`. A null field is a
 * heading that is known and not imported.
 */
export type Rule<Field extends string> = readonly [
  field: Field | null,
  score: number,
  names: string,
];

/** The headings that a slice knows. */
export type Vocabulary<Field extends string> = {
  readonly rules: readonly Rule<Field>[];
  /** The column that a table must have. */
  readonly required: Field;
  /** Fields of figures: of two equally good columns with other cells, neither is taken. */
  readonly figures: ReadonlySet<Field>;
  /** Whether the cells below a heading fit a field, from a sample of them. */
  readonly fits?: (field: Field, cells: readonly Cell[]) => boolean;
  /** Weaker readings of a heading that no rule has, by its canonical words. */
  readonly guess?: (words: readonly string[]) => readonly (readonly [Field, number])[];
  /** Figures that are of one unit, such as the stock and its price: a unit that both name is preferred. */
  readonly units?: { readonly word: RegExp; readonly counts: ReadonlySet<Field> };
  /** Headings that the clinic has assigned, in canonical words. */
  readonly learned?: ReadonlyMap<string, Field | null>;
};

/** How a column was read. */
export type ColumnRead<Field extends string> = {
  readonly field: Field | null;
  /** Whether the heading is understood; a column can be known and not imported. */
  readonly isKnown: boolean;
  readonly score: number;
};

/** Short forms in headings, each with its word. */
const SHORT: Readonly<Record<string, string>> = {
  ...{
    stk: 'stock',
    stocks: 'stock',
    qnty: 'qty',
    quan: 'qty',
    quantity: 'qty',
    qunty: 'qty',
    qnt: 'qty',
  },
  ...{ quantities: 'qty', qtty: 'qty', qty: 'qty', quant: 'qty', qt: 'qty' },
  ...{ cl: 'closing', clos: 'closing', closng: 'closing', clsg: 'closing', clg: 'closing' },
  ...{ cls: 'closing', close: 'closing', clo: 'closing', bal: 'balance', blnc: 'balance' },
  ...{ op: 'opening', opn: 'opening', open: 'opening', opng: 'opening', opg: 'opening' },
  ...{ pur: 'purchase', purch: 'purchase', purc: 'purchase', prch: 'purchase', buying: 'buy' },
  ...{ purchased: 'purchase', rt: 'rate', rates: 'rate', prc: 'price', prices: 'price' },
  ...{ amt: 'amount', amnt: 'amount', val: 'value', dt: 'date', dte: 'date', selling: 'sell' },
  ...{ sales: 'sale', sold: 'sale', sal: 'sale', sl: 'sl', exp: 'expiry', expy: 'expiry' },
  ...{
    expires: 'expiry',
    expiration: 'expiry',
    expiring: 'expiry',
    expd: 'expiry',
    expr: 'expiry',
  },
  ...{ xpiry: 'expiry', expry: 'expiry', num: 'no', number: 'no', nbr: 'no', btch: 'batch' },
  ...{ bat: 'batch', bch: 'batch', bt: 'batch', lot: 'batch', mfgr: 'mfr', manufacturer: 'mfr' },
  ...{ manufactured: 'mfr', mfd: 'mfr', mfg: 'mfr', manuf: 'mfr', mnf: 'mfr', mft: 'mfr' },
  ...{ manufacturing: 'mfr', manufacture: 'mfr', maker: 'mfr', marketer: 'mfr', marketed: 'mfr' },
  ...{ comp: 'company', co: 'company', comapny: 'company', prod: 'product', prdt: 'product' },
  ...{ prd: 'product', products: 'product', med: 'drug', medicine: 'drug', medicines: 'drug' },
  ...{ drugs: 'drug', medication: 'drug', meds: 'drug', itm: 'item', items: 'item', desc: 'desc' },
  ...{ descr: 'desc', description: 'desc', descp: 'desc', disc: 'discount', dis: 'discount' },
  ...{ recd: 'received', rcvd: 'received', rec: 'received', recieved: 'received', rcd: 'received' },
  ...{ receipt: 'received', receipts: 'received', inward: 'received', delivered: 'received' },
  ...{ supp: 'supplier', supl: 'supplier', vendor: 'supplier', distributor: 'supplier' },
  ...{ wholesaler: 'supplier', party: 'supplier', stockist: 'supplier', nm: 'name' },
  ...{ tot: 'total', ttl: 'total', avl: 'available', avail: 'available', curr: 'current' },
  ...{
    cur: 'current',
    present: 'current',
    pkg: 'pack',
    packing: 'pack',
    pkng: 'pack',
    pck: 'pack',
  },
  ...{ packaging: 'pack', pkt: 'pack', pkd: 'pack', phy: 'physical' },
  ...{ actual: 'physical', counted: 'physical', max: 'max', maximum: 'max', minimum: 'min' },
  ...{ shelf: 'rack', bin: 'rack', location: 'rack', loc: 'rack', almirah: 'rack' },
  ...{ particular: 'particulars', perticulars: 'particulars', generics: 'generic' },
  ...{ composition: 'generic', salt: 'generic', content: 'generic', contents: 'generic' },
  ...{ molecule: 'generic', ingredients: 'generic', piece: 'pcs', pieces: 'pcs', pc: 'pcs' },
  ...{ tablets: 'tabs', tab: 'tabs', tablet: 'tabs', strip: 'strips', units: 'units' },
  ...{ cgst: 'gst', sgst: 'gst', igst: 'gst', tax: 'gst', vat: 'gst', hsncode: 'hsn' },
  ...{ revised: 'new', rev: 'new', latest: 'new', previous: 'old', prev: 'old', existing: 'old' },
  ...{ earlier: 'old', customer: 'consumer', public: 'consumer', tests: 'test' },
  ...{ investigations: 'investigation', tarrif: 'tariff', tariffs: 'tariff' },
  ...{ नाम: 'name', दवा: 'drug', दवाई: 'drug', औषध: 'drug', मात्रा: 'qty', स्टॉक: 'stock' },
  ...{ समाप्ति: 'expiry', तिथि: 'date', जाँच: 'test', जांच: 'test', जाच: 'test', शुल्क: 'price' },
  ...{ क्रम: 'sr', क्र: 'sr', क्रमांक: 'sr', शेष: 'balance', कंपनी: 'company' },
  ...{
    मूल्य: 'price',
    कीमत: 'price',
    दर: 'rate',
    बैच: 'batch',
    एक्सपायरी: 'expiry',
    का: 'of',
    की: 'of',
    के: 'of',
  },
};
const DROPPED = new Set([
  'rs',
  'inr',
  're',
  'rupees',
  'in',
  'of',
  'the',
  'as',
  'on',
  'incl',
  'all',
  'per',
  'wef',
]);

/**
 * A heading in canonical words: `M.R.P. (₹)`, `mrp Rs` and `MRP` are one, and `Cl. Stk` is
 * `closing stock`.
 */
export function canonical(heading: Cell): string {
  const words = String(heading ?? '')
    .normalize('NFKC')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    // `BalQnty`, `CLSTK`: the last word is written to the one before it.
    .replace(/(\p{L}{2})(qnty|qnt|qty|stk|mrp|prc|price|rate|bal)(?!\p{L})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .replace(/\b(\p{L}) (?=\p{L}\b)/gu, '$1')
    .trim()
    .split(/\s+/)
    // A date, as in `Stock as on 21/11/2026`.
    .filter((word) => !/^\d+$/.test(word))
    .map((word) => SHORT[word] ?? word)
    .filter((word) => !DROPPED.has(word));
  return words.filter((word, at) => word !== words[at - 1]).join(' ');
}

const CERTAIN = 1_000;
const PART = 20;
const squeezed = (name: string) => name.replaceAll(' ', '');

/** The words in one order: `Rate Purchase` is `Purchase Rate`. */
const sorted = (name: string) => canonical(name).split(' ').toSorted().join(' ');

type Index<Field extends string> = ReadonlyMap<
  string,
  readonly (readonly [Field | null, number])[]
>;
const indexes = new WeakMap<readonly Rule<string>[], Index<string>>();

function indexOf<Field extends string>(rules: readonly Rule<Field>[]): Index<Field> {
  const known = indexes.get(rules);
  if (known) return known as Index<Field>;
  const index = new Map<string, (readonly [Field | null, number])[]>();
  for (const [field, score, names] of rules) {
    for (const form of names.split('|')) {
      for (const key of new Set([squeezed(form), squeezed(canonical(form)), sorted(form)])) {
        if (key !== '') index.set(key, [...(index.get(key) ?? []), [field, score]]);
      }
    }
  }
  indexes.set(rules, index);
  return index;
}

/** The fields that a heading may mean, with scores; a learned one is certain. */
function meaningsOf<Field extends string>(heading: Cell, vocabulary: Vocabulary<Field>) {
  const name = canonical(heading);
  if (name === '') return [];
  const learned = vocabulary.learned?.get(name);
  if (learned !== undefined) return [[learned, CERTAIN] as const];
  const index = indexOf(vocabulary.rules);
  const known = (words: string) => index.get(squeezed(words)) ?? index.get(sorted(words));
  // A remark in brackets, such as `(MM/YY)`, is left out when the whole is not known.
  const bare = canonical(String(heading).replace(/[([{].*?(?:[)\]}]|$)/g, ' '));
  const whole = known(name) ?? (bare === '' ? undefined : known(bare));
  if (whole) return whole;
  // `Tradename / Medicine details` names the required column by one of its parts.
  const parts = String(heading).split(/[/&+,]|\b(?:or|and)\b/i);
  const isPart = parts.some((part) =>
    known(canonical(part))?.some(([field]) => field === vocabulary.required),
  );
  const guessed = vocabulary.guess?.(name.split(' ')) ?? [];
  return isPart && parts.length > 1 ? [[vocabulary.required, PART] as const, ...guessed] : guessed;
}

/** Whether a cell is a heading of the vocabulary. */
export const isHeading = <Field extends string>(cell: Cell, vocabulary: Vocabulary<Field>) =>
  meaningsOf(cell, vocabulary).length > 0;

const UNREAD = { field: null, isKnown: false, score: 0 } as const;

/**
 * Assigns the columns of a heading row to fields: the best score first, each field and each column
 * once. A column whose cells do not fit a field is not assigned to it.
 */
export function readHeadings<Field extends string>(
  headings: readonly Cell[],
  vocabulary: Vocabulary<Field>,
  below: (column: number) => readonly Cell[] = () => [],
): ColumnRead<Field>[] {
  const told = headings.flatMap((heading, column) =>
    meaningsOf(heading, vocabulary).map(([field, score]) => ({ column, field, score })),
  );
  const wishes = inOneUnit(headings, told, vocabulary);
  wishes.sort((a, b) => b.score - a.score);
  const read: ColumnRead<Field>[] = headings.map(() => UNREAD);
  const taken = new Set<Field>();
  const settled = new Set<number>();
  for (const wish of wishes) {
    const { column, field, score } = wish;
    if (settled.has(column)) continue;
    read[column] = { field: null, isKnown: true, score };
    if (field !== null) {
      if (taken.has(field)) continue;
      if (vocabulary.fits && score < CERTAIN && !vocabulary.fits(field, below(column))) continue;
      taken.add(field);
      const rivals = wishes.filter((other) => isRival(wish, { other, settled, below }));
      if (vocabulary.figures.has(field) && rivals.length > 0) {
        for (const one of [wish, ...rivals]) {
          read[one.column] = UNREAD;
          settled.add(one.column);
        }
        continue;
      }
      read[column] = { field, isKnown: true, score };
    }
    settled.add(column);
  }
  return withRequired(read, wishes, vocabulary.required);
}

const ONE_UNIT = 50;

/** Raises the columns in the one unit that a count and a price have in common. */
function inOneUnit<Field extends string>(
  headings: readonly Cell[],
  wishes: readonly Wish<Field>[],
  { units, figures }: Vocabulary<Field>,
): Wish<Field>[] {
  const unitOf = ({ column, field, score }: Wish<Field>) =>
    units && field !== null && figures.has(field) && score < CERTAIN
      ? units.word.exec(canonical(headings[column] ?? null))?.[0].replace(/s$/, '')
      : undefined;
  const isCount = ({ field }: Wish<Field>) => field !== null && units?.counts.has(field) === true;
  const ofPrices = new Set(wishes.filter((one) => !isCount(one)).map(unitOf));
  const common = new Set(
    wishes
      .filter(isCount)
      .map(unitOf)
      .filter((unit) => ofPrices.has(unit)),
  );
  common.delete(undefined);
  if (common.size !== 1) return [...wishes];
  return wishes.map((one) =>
    common.has(unitOf(one)) ? { ...one, score: one.score + ONE_UNIT } : one,
  );
}

type Among<Field> = {
  readonly other: Wish<Field>;
  readonly settled: ReadonlySet<number>;
  readonly below: (column: number) => readonly Cell[];
};

/** Whether another column is as good for the field of a wish, and has other cells. */
function isRival<Field>(wish: Wish<Field>, { other, settled, below }: Among<Field>): boolean {
  if (other.column === wish.column || settled.has(other.column)) return false;
  if (other.field !== wish.field || other.score !== wish.score) return false;
  return below(wish.column).join('|') !== below(other.column).join('|');
}

type Wish<Field> = {
  readonly column: number;
  readonly field: Field | null;
  readonly score: number;
};

/** A required field takes its best column, even from a field that scored higher. */
function withRequired<Field extends string>(
  read: ColumnRead<Field>[],
  wishes: readonly Wish<Field>[],
  required: Field,
): ColumnRead<Field>[] {
  if (read.some(({ field }) => field === required)) return read;
  const wish = wishes.find(({ field }) => field === required);
  if (wish) read[wish.column] = { field: required, isKnown: true, score: wish.score };
  return read;
}
