import type { ListedTest } from '../matching/match-test.rules.ts';
import { effectsOf } from './effects.rules.ts';
import type { Asked, Change, Plan, PlannedLine } from './planned.ts';
import { orderParts } from './split-plan.rules.ts';

type ChangePlan = Extract<Plan, { kind: 'change' }>;
type NewOrder = Extract<Change, { type: 'create-pharmacy-order' | 'create-lab-order' }>;

/** One drug, line for outside, test or question of a new order; decided by its index alone. */
export type PlanPart =
  | { readonly kind: 'drug'; readonly index: number; readonly line: PlannedLine }
  | { readonly kind: 'outside'; readonly index: number; readonly text: string }
  | { readonly kind: 'test'; readonly index: number; readonly test: ListedTest }
  | { readonly kind: 'asked-drug'; readonly index: number; readonly asked: Asked<PlannedLine> }
  | { readonly kind: 'asked-test'; readonly index: number; readonly asked: Asked<ListedTest> };

export const isNewOrder = (change: Change): change is NewOrder =>
  change.type === 'create-pharmacy-order' || change.type === 'create-lab-order';

/** The parts of a new order, as `splitPlan` counts them; none for any other change. */
export function partsOfNewOrder({ change, askedDrugs, askedTests }: ChangePlan): PlanPart[] {
  if (!isNewOrder(change)) return [];
  const { lines, texts, tests } = orderParts(change);
  return [
    ...lines.map((line) => ({ kind: 'drug' as const, line })),
    ...texts.map((text) => ({ kind: 'outside' as const, text })),
    ...tests.map((test) => ({ kind: 'test' as const, test })),
    ...askedDrugs.map((asked) => ({ kind: 'asked-drug' as const, asked })),
    ...askedTests.map((asked) => ({ kind: 'asked-test' as const, asked })),
  ].map((part, index) => ({ ...part, index }));
}

/** Identifies the effect of a part: the same drug or test has the same key, also with another dose. */
export function partKey(change: Change, part: PlanPart): string {
  if (part.kind === 'asked-drug' || part.kind === 'asked-test') {
    return `${part.kind} ${part.asked.written.trim().toLowerCase()}`;
  }
  const [effect = ''] = effectsOf(withOnly(change, part));
  return effect;
}

function withOnly(change: Change, part: PlanPart): Change {
  if (change.type === 'create-pharmacy-order') {
    const lines = part.kind === 'drug' ? [part.line] : [];
    return { ...change, lines, prescription: part.kind === 'outside' ? part.text : '' };
  }
  if (change.type !== 'create-lab-order') return change;
  return { ...change, tests: part.kind === 'test' ? [part.test] : [] };
}

/**
 * The parts of an earlier change that a newer one replaces: the same drugs, tests and questions of a new
 * order, by index; `all` for another change with the same aim.
 */
export function replacedParts(newer: ChangePlan, older: ChangePlan): readonly number[] | 'all' {
  if (isNewOrder(older.change)) {
    const keys = new Set(partsOfNewOrder(newer).map((part) => partKey(newer.change, part)));
    const parts = partsOfNewOrder(older);
    const replaced = parts.filter((part) => keys.has(partKey(older.change, part)));
    if (replaced.length === parts.length && parts.length > 0) return 'all';
    return replaced.map(({ index }) => index);
  }
  return hasSameAim(newer.change, older.change) ? 'all' : [];
}

function hasSameAim(newer: Change, older: Change): boolean {
  switch (older.type) {
    case 'save-summary':
    case 'save-memory':
      return newer.type === older.type;
    case 'update-patient':
      return (
        newer.type === 'update-patient' &&
        Object.keys(older.details).every((key) => key in newer.details)
      );
    case 'add-complaint':
      return effectsOf(newer).join() === effectsOf(older).join();
    case 'edit-pharmacy-order':
    case 'edit-lab-order':
    case 'delete-pharmacy-order':
      return newer.type === older.type && newer.orderId === older.orderId;
    case 'create-pharmacy-order':
    case 'create-lab-order':
      return false;
  }
}

/** The content of a visit's open orders. */
export type Ordered = {
  readonly lines: readonly Omit<PlannedLine, 'name' | 'byHand'>[];
  readonly texts: readonly string[];
  readonly testIds: readonly string[];
};

/** The indexes of the parts of a new order that are ordered exactly so already. */
export function orderedParts(plan: ChangePlan, { lines, texts, testIds }: Ordered): number[] {
  const keyOf = (line: Ordered['lines'][number]) =>
    JSON.stringify([
      ...[line.drug_id, line.quantity, line.tabletsPerDay, line.numberOfDays],
      ...[line.directions_to_use ?? '', line.daysAssumed ?? false],
    ]);
  // A row with written days has those that a note without days assumes, too.
  const known = new Set(lines.flatMap((line) => [line, { ...line, daysAssumed: true }]).map(keyOf));
  return partsOfNewOrder(plan)
    .filter((part) => {
      if (part.kind === 'drug') return known.has(keyOf(part.line));
      if (part.kind === 'outside') return texts.includes(part.text);
      return part.kind === 'test' && testIds.includes(part.test.id);
    })
    .map(({ index }) => index);
}
