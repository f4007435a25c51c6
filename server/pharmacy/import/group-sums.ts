import { nameKey } from '#contract/kernel/name-key.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { DrugField } from '#contract/pharmacy/drug-import.ts';
import { countOf, isNothing, plainText } from '../../platform/spreadsheet/cells/cells.ts';
import type { Line } from './drug-lines.ts';

const OF_A_DRUG = ['price', 'buying_price', 'batch_no', 'expiry_date', 'free_quantity'] as const;

const has = ({ line }: Line, field: DrugField) => !isNothing(plainText(line.cells[field]));
const piecesOf = ({ line }: Line) => {
  const { pieces } = countOf(line.cells.quantity_in_stock);
  return typeof pieces === 'number' ? pieces : Number.NaN;
};

/** A line with a name that may be the one of a group: without a price, a cost or a batch. */
const isPlain = (one: Line) => one.problem === null && !OF_A_DRUG.some((field) => has(one, field));

type Group = { readonly line: Line; readonly below: Line[] };

/** The plain lines, each with the drugs below it. */
function groupsOf(lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  let open: Group | undefined;
  for (const line of lines) {
    if (isPlain(line)) {
      open = { line, below: [] };
      groups.push(open);
    } else if (line.problem?.kind === 'left') open = undefined;
    else open?.below.push(line);
  }
  return groups;
}

const sumOf = (lines: readonly Line[]) => lines.reduce((sum, one) => sum + piecesOf(one), 0);

const OF_AN_ITEM = ['price', 'buying_price', 'batch_no', 'expiry_date'] as const;

/** `Total Cipla`, which may also be a drug. */
const NAMED_TOTAL = /^\W*(?:(?:sub|grand|company|group)[ -]*)?total\b/i;

/**
 * Leaves out a line that is named as a total and has no price or batch of its own, when it has the sum
 * of the pieces above it, or names the company of a drug above it.
 */
export function withoutNamedSums(
  lines: readonly Line[],
  isKnown: (name: string) => boolean,
): Line[] {
  let above: Line[] = [];
  const companies = new Set<string>();
  return lines.map((one): Line => {
    if (one.problem?.kind === 'left') {
      above = [];
      return one;
    }
    const isPlainTotal =
      NAMED_TOTAL.test(one.name) &&
      !isKnown(one.name) &&
      !OF_A_DRUG.some((field) => has(one, field));
    const of = nameKey(one.name.replace(NAMED_TOTAL, ''));
    if (isPlainTotal && (piecesOf(one) === sumOf(above) || companies.has(of))) {
      above = [];
      return { ...one, problem: { kind: 'left', reason: M.isTotal } };
    }
    above.push(one);
    companies.add(nameKey(plainText(one.line.cells.manufacturer)));
    return one;
  });
}

/** Leaves out a line without a name that has nothing but the sum of the pieces above it. */
export function withoutBareSum(lines: readonly Line[]): Line[] {
  const above: Line[] = [];
  return lines.map((one): Line => {
    if (one.problem?.kind === 'left') return one;
    const isBare = one.name === '' && !OF_AN_ITEM.some((field) => has(one, field));
    if (isBare && above.length > 1 && piecesOf(one) === sumOf(above)) {
      return { ...one, problem: { kind: 'left', reason: M.isTotal } };
    }
    above.push(one);
    return one;
  });
}

/**
 * Leaves out the lines of groups that carry the sum of the drugs below, as Tally and Marg print
 * them. If one line without a price has another quantity, all of them stay and need a look.
 */
export function withoutGroupSums(
  lines: readonly Line[],
  isKnown: (name: string) => boolean,
): Line[] {
  const groups = groupsOf(lines);
  const sums = groups.filter(({ line }) => has(line, 'quantity_in_stock'));
  const isSum = ({ line, below }: Group) => below.length > 0 && piecesOf(line) === sumOf(below);
  const isCertain =
    sums.some(({ below }) => below.length > 1) &&
    sums.every(isSum) &&
    !groups.some(({ line }) => isKnown(line.name));
  if (!isCertain) return [...lines];
  const ofGroups = new Set(groups.map(({ line }) => line));
  return lines.map((one): Line => {
    if (!ofGroups.has(one)) return one;
    const reason = has(one, 'quantity_in_stock') ? M.isTotal : M.isHeading;
    return { ...one, problem: { kind: 'left', reason } };
  });
}
