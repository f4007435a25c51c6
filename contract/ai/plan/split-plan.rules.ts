import type { ListedTest } from '../matching/match-test.rules.ts';
import { drugRows, testsRow } from './order-rows.rules.ts';
import type { Asked, Change, ChangeRow, Plan, PlannedLine } from './planned.ts';

type ChangePlan = Extract<Plan, { kind: 'change' }>;
type OrderType =
  | 'create-pharmacy-order'
  | 'edit-pharmacy-order'
  | 'create-lab-order'
  | 'edit-lab-order';
type OrderChange = Extract<Change, { type: OrderType }>;

/** The content of an order: a pharmacy order has drugs and texts, a lab order has tests. */
export type OrderParts = {
  readonly lines: readonly PlannedLine[];
  /** The lines of the prescription for unavailable drugs. */
  readonly texts: readonly string[];
  readonly tests: readonly ListedTest[];
};
type Parts = OrderParts & {
  readonly askedDrugs: readonly Asked<PlannedLine>[];
  readonly askedTests: readonly Asked<ListedTest>[];
};

const NOTHING: OrderParts = { lines: [], texts: [], tests: [] };

export const textLines = (text: string): string[] =>
  text.split('\n').filter((line) => line.trim() !== '');

const isOrder = (change: Change): change is OrderChange => 'lines' in change || 'tests' in change;
const isEdit = (change: OrderChange) => 'orderId' in change;

export function orderParts(change: Change): OrderParts {
  return {
    lines: 'lines' in change ? change.lines : [],
    texts: 'prescription' in change ? textLines(change.prescription) : [],
    tests: 'tests' in change ? change.tests : [],
  };
}

/**
 * The parts of a proposed order that a person may decide one by one: its drugs or tests, then the
 * added lines of its prescription text, then its questions. An index counts through all of them.
 * Removed drugs and tests, removed text and a new status are decided with the last part.
 */
function partsOf({ change, askedDrugs, askedTests }: ChangePlan, before: OrderParts): Parts {
  const { lines, texts, tests } = orderParts(change);
  const added = texts.filter((text) => !before.texts.includes(text));
  return { lines, texts: added, tests, askedDrugs, askedTests };
}

/** Sorts the parts by whether their index is chosen; null when an index is unknown. */
function sorted(parts: Parts, indexes: readonly number[]): { in: Parts; out: Parts } | null {
  const chosen = new Set(indexes);
  let count = 0;
  const divide = <T>(list: readonly T[]): [T[], T[]] => {
    const from = count;
    count += list.length;
    const isChosen = (_: T, at: number) => chosen.has(from + at);
    return [list.filter(isChosen), list.filter((one, at) => !isChosen(one, at))];
  };
  const lines = divide(parts.lines);
  const texts = divide(parts.texts);
  const tests = divide(parts.tests);
  const askedDrugs = divide(parts.askedDrugs);
  const askedTests = divide(parts.askedTests);
  const side = (of: 0 | 1): Parts => ({
    lines: lines[of],
    texts: texts[of],
    tests: tests[of],
    askedDrugs: askedDrugs[of],
    askedTests: askedTests[of],
  });
  if (chosen.size === 0 || indexes.some((index) => index < 0 || index >= count)) return null;
  return { in: side(0), out: side(1) };
}

/** Puts parts into an order: a drug or test that it already has is replaced in its place. */
function put<T>(base: readonly T[], more: readonly T[], keyOf: (one: T) => string): T[] {
  const changed = new Map(more.map((one) => [keyOf(one), one]));
  const known = new Set(base.map(keyOf));
  return [
    ...base.map((one) => changed.get(keyOf(one)) ?? one),
    ...more.filter((one) => !known.has(keyOf(one))),
  ];
}

const drugOf = ({ drug_id }: PlannedLine) => drug_id;
const testOf = ({ id }: ListedTest) => id;
const same = (text: string) => text;

const putParts = (base: OrderParts, more: OrderParts): OrderParts => ({
  lines: put(base.lines, more.lines, drugOf),
  texts: put(base.texts, more.texts, same),
  tests: put(base.tests, more.tests, testOf),
});

/** Removes from an order everything that the change removes from it. */
function withoutRemoved(order: OrderParts, before: OrderParts, wanted: OrderParts): OrderParts {
  const left = <T>(
    now: readonly T[],
    was: readonly T[],
    want: readonly T[],
    k: (one: T) => string,
  ) => now.filter((one) => want.some((w) => k(w) === k(one)) || !was.some((w) => k(w) === k(one)));
  return {
    lines: left(order.lines, before.lines, wanted.lines, drugOf),
    texts: left(order.texts, before.texts, wanted.texts, same),
    tests: left(order.tests, before.tests, wanted.tests, testOf),
  };
}

function holding(change: OrderChange, { lines, texts, tests }: OrderParts): OrderChange {
  return 'lines' in change
    ? { ...change, lines, prescription: texts.join('\n') }
    : { ...change, tests };
}

function rowsOf(change: OrderChange, before: OrderParts, after: OrderParts): ChangeRow[] {
  if ('lines' in change) {
    const texts = { before: before.texts.join('\n'), after: after.texts.join('\n') };
    return drugRows(before.lines, after.lines, texts);
  }
  const row = testsRow(before.tests, after.tests);
  return row.before === row.after ? [] : [row];
}

export type SplitPlan = {
  /** The chosen parts as a proposal of their own. */
  readonly chosen: ChangePlan;
  /** The proposal of everything else; null when nothing is left. */
  readonly rest: ChangePlan | null;
};

/**
 * Splits the proposal of an order, so that some of its parts can be decided while the others wait.
 * An edit is split against the order as it is (`before`). `edited` has the chosen parts as a person
 * changed them. The rest of an edit starts from the order with the chosen parts, or, when they are
 * left out (`isLeftOut`), from the order as it is. Null for an unknown index, for parts that change
 * nothing, and for a change that is not of an order's content.
 */
export function splitPlan(
  plan: ChangePlan,
  indexes: readonly number[],
  more: { before?: OrderParts; edited?: OrderParts | undefined; isLeftOut?: boolean } = {},
): SplitPlan | null {
  const { change } = plan;
  if (!isOrder(change)) return null;
  const before = isEdit(change) ? (more.before ?? NOTHING) : NOTHING;
  const parts = sorted(partsOf(plan, before), indexes);
  if (!parts) return null;
  const { edited = parts.in, isLeftOut = false } = more;
  const taken = putParts(before, edited);
  const still = 'status' in change ? { ...change, status: null } : change;
  const chosen: ChangePlan = {
    ...plan,
    change: holding(still, taken),
    rows: rowsOf(change, before, taken),
    askedDrugs: more.edited ? [] : parts.in.askedDrugs,
    askedTests: more.edited ? [] : parts.in.askedTests,
    refusedLines: [],
  };
  if (chosen.rows.length + chosen.askedDrugs.length + chosen.askedTests.length === 0) return null;
  const base = isEdit(change) && !isLeftOut ? taken : before;
  const wanted = withoutRemoved(putParts(base, parts.out), before, orderParts(change));
  const rest: ChangePlan = {
    ...plan,
    change: holding(change, wanted),
    rows: [...rowsOf(change, base, wanted), ...plan.rows.filter(({ label }) => label === 'Status')],
    askedDrugs: parts.out.askedDrugs,
    askedTests: parts.out.askedTests,
  };
  const isLeft = rest.rows.length + rest.askedDrugs.length + rest.askedTests.length > 0;
  if (isLeft) return { chosen, rest };
  return {
    chosen: { ...chosen, ...(plan.refusedLines && { refusedLines: plan.refusedLines }) },
    rest: null,
  };
}
