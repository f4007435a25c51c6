import { parseAges } from '#contract/lab/results/ages-text.rules.ts';
import type { LabTestField } from '#contract/lab/tests/lab-test-import.ts';
import { isNothing, plainText } from '../../platform/spreadsheet/cells/cells.ts';
import type { HeadingRead, TableRow } from '../../platform/spreadsheet/table.ts';

type Line = TableRow<LabTestField>;

const BY_SEX = ['range_of_men', 'range_of_women', 'range_of_children'] as const;
const AGES =
  /(\d+\s*(?:-|to)\s*\d+\s*(?:years?|yrs?|y)|(?:<|≤|up\s?to)\s*\d+\s*(?:years?|yrs?|y))\b/i;

/** The last year of age that a heading such as `Child (1-12 yrs)` names, with its ages. */
function agesOf(heading: string | undefined) {
  const text = AGES.exec(heading ?? '')?.[1];
  const to = text === undefined ? undefined : parseAges(text)?.age_to;
  return text === undefined || to === undefined ? null : { text, to };
}

/**
 * The ranges of men, women and children as one text, as `parseRanges` reads it. Without an age in
 * its heading the range of children is only printed: then no value gets a flag, since an adult's flag
 * on a child is worse.
 */
function rangeText(line: Line, ages: ReturnType<typeof agesOf>): string {
  const [men, women, children] = BY_SEX.map((field) => {
    const text = plainText(line.cells[field]);
    return isNothing(text) ? '' : text;
  });
  const all = [men, women, children].filter(Boolean);
  if (all.length > 1 && new Set(all).size === 1) return all[0] ?? '';
  const from = children && ages ? ` ${ages.to + 1}+ y` : '';
  return [
    children && `${ages ? ages.text : 'Children'}: ${children}`,
    men && `M${from}: ${men}`,
    women && `F${from}: ${women}`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** The rows with one normal range each, from the columns of men, women and children. */
export function withRanges(
  rows: readonly Line[],
  headings: readonly HeadingRead<LabTestField>[],
): readonly Line[] {
  if (!headings.some(({ field }) => BY_SEX.some((one) => one === field))) return rows;
  const ages = agesOf(headings.find(({ field }) => field === 'range_of_children')?.heading);
  return rows.map((line) => {
    const own = plainText(line.cells.normal_range);
    const text = isNothing(own) ? rangeText(line, ages) : own;
    return text === '' ? line : { ...line, cells: { ...line.cells, normal_range: text } };
  });
}
