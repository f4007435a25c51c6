import type { DrugField } from '#contract/pharmacy/drug-import.ts';
import { isNothing, plainText, textOf } from '../../platform/spreadsheet/cells/cells.ts';
import type { TableRow } from '../../platform/spreadsheet/table.ts';

type Row = TableRow<DrugField>;
type IsKnown = (name: string) => boolean;

const NUMBER = /^(\d+)\s*[.)]\s+(?=\S)/;
const MARKS = /^[*•#†\s]+|[*•#†\s]+$/g;
/** At least this many names, and this share of them, are numbered in a numbered list. */
const LEAST_NUMBERED = 3;
const MOSTLY = 0.6;

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Whether the names of a table are numbered: `1. Crocin`, `2. Dolo`. */
function isNumbered(rows: readonly Row[]): boolean {
  const names = rows.map(({ cells }) => plainText(cells.name)).filter((name) => name !== '');
  const numbers = names.flatMap((name) => NUMBER.exec(name)?.[1] ?? []).map(Number);
  const isRising = numbers.every((n, at) => at === 0 || n > (numbers[at - 1] ?? n));
  return isRising && numbers.length >= Math.max(LEAST_NUMBERED, names.length * MOSTLY);
}

/**
 * Reads the name of a row: without the number of a numbered list and without marks around it, and
 * with the strength of a column of its own. A known name stays as it is.
 */
export function nameReader(rows: readonly Row[], isKnown: IsKnown): (line: Row) => string {
  const numbered = isNumbered(rows);
  return ({ cells }) => {
    const whole = (textOf(cells.name) ?? '').replace(/\s+/g, ' ');
    if (whole === '' || isKnown(whole)) return whole;
    const unmarked = (numbered ? whole.replace(NUMBER, '') : whole).replace(MARKS, '');
    const name = unmarked === '' ? whole : unmarked;
    const strength = plainText(cells.strength);
    const isSaid = strength === '' || isNothing(strength) || bare(name).includes(bare(strength));
    return isSaid ? name : `${name} ${strength}`;
  };
}

/** The size of a pack, so that `10'S`, `10 TAB` and `1x10` are one: `10`, `15ml`; empty for none. */
function sizeOf(pack: string): string {
  const numbers = pack.match(/\d+(?:\.\d+)?/g);
  if (!numbers) return '';
  const [, measure = ''] = /\d\s*(ml|ltr|l|gms?|grams?|g|mg|kg)\b/i.exec(pack) ?? [];
  const pieces = numbers.reduce((product, one) => product * Number(one), 1);
  const kind = measure
    .toLowerCase()
    .replace(/^(?:gms?|grams?)$/, 'g')
    .replace('ltr', 'l');
  return `${pieces}${kind}`;
}

/** A form in short, so that `TAB` and `Tablets` are one. */
const formOf = (form: string) => bare(form).slice(0, 3);

const said = (line: Row, field: DrugField) => {
  const text = plainText(line.cells[field]);
  return isNothing(text) ? '' : text;
};

type Named = { readonly line: Row; readonly name: string };

/** The text that tells drugs of one name apart in a column, or null where all have the same. */
function telling(rows: readonly Named[], field: DrugField, kindOf: (text: string) => string) {
  const kinds = rows.map(({ line }) => kindOf(said(line, field)));
  const first = new Map<string, string>();
  for (const [at, kind] of kinds.entries()) {
    const row = rows[at];
    if (kind !== '' && row && !first.has(kind)) first.set(kind, said(row.line, field));
  }
  if (first.size < 2) return null;
  let above = '';
  return kinds.map((kind) => {
    // A further batch repeats the pack of the row above.
    above = kind === '' ? above : kind;
    return first.get(above) ?? '';
  });
}

/**
 * The names of rows that have one name and different packs or forms: these are different drugs, so
 * each gets its form or pack in its name. Null when the rows are one drug.
 */
export function namesApart(rows: readonly Named[]): string[] | null {
  if (rows.length < 2) return null;
  const forms = telling(rows, 'form', formOf);
  const packs = telling(rows, 'pack', sizeOf);
  if (!forms && !packs) return null;
  return rows.map(({ name }, at) =>
    [forms?.[at], name, packs?.[at]]
      .filter((part) => part && (part === name || !bare(name).includes(bare(part))))
      .join(' '),
  );
}
