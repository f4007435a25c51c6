import { idOfAnother, labTestNotFound, AI_MESSAGES as M } from '../ai.messages.ts';
import type { AiActionOf } from '../ai-actions.ts';
import { firstOf, looseText, type NamedThing } from '../loose-values.ts';
import {
  indexTests,
  type ListedTest,
  matchTest,
  othersMeant,
  testsIn,
} from '../matching/match-test.rules.ts';
import { testsRow } from './order-rows.rules.ts';
import type { Asked, Plan, PlanContext, RefusedLine } from './planned.ts';
import { allRefused, refused } from './planned.ts';

type SortedTests = {
  readonly tests: readonly ListedTest[];
  readonly asked: readonly Asked<ListedTest>[];
  readonly refused: readonly RefusedLine[];
};

function sortTests(things: readonly NamedThing[], context: PlanContext): SortedTests {
  const found = new Map<string, ListedTest>();
  const asked: Asked<ListedTest>[] = [];
  const refused = new Map<string, RefusedLine>();
  const wishes = things.flatMap(({ name, ...thing }) =>
    testsIn(context.tests, name).map((one) => ({ ...thing, name: one })),
  );
  for (const wish of wishes) {
    const match = matchTest(context.tests, wish);
    const written = wish.name || wish.id || (wish.written ?? '');
    if (match.kind === 'none') {
      refused.set(written, { written, message: labTestNotFound(written) });
    } else if (match.kind === 'sure' && !wish.isAsked) found.set(match.found.id, match.found);
    else if (!asked.some((one) => one.written === wish.name)) {
      const byId = wish.id ? context.tests.byId.get(wish.id) : undefined;
      const meant =
        match.kind === 'near'
          ? match.options
          : [match.found, ...othersMeant(context.tests, wish.name)];
      const options = meant.map(({ id, name }) => ({ id, name, choice: { id, name } }));
      const why = byId && { why: idOfAnother(byId.name) };
      asked.push({ written: wish.name, ...why, options, otherwise: null });
    }
  }
  const tests = [...found.values()].map(({ id, name }) => ({ id, name }));
  return { tests, asked, refused: [...refused.values()] };
}

/** Requires at least one test, all of them in the catalogue. */
export function planLabOrder(
  { parameters }: AiActionOf<'create_lab_order'>,
  context: PlanContext,
): Plan {
  if (!context.patient) return refused(M.patientIdMissing);
  const { tests, asked, refused: refusedLines } = sortTests(parameters.tests, context);
  if (tests.length === 0 && asked.length === 0) {
    return refusedLines.length > 0 ? allRefused(refusedLines) : refused(M.noTests);
  }
  return {
    kind: 'change',
    change: { type: 'create-lab-order', patientId: context.patient.id, tests },
    rows: [testsRow([], tests)],
    askedDrugs: [],
    askedTests: asked,
    refusedLines,
  };
}

/** Adds and removes tests of the newest pending order, or sets its status. */
export function planLabEdit(
  { parameters }: AiActionOf<'edit_lab_order'>,
  context: PlanContext,
): Plan {
  const { tests: added, items_to_remove: removed, status } = parameters;
  if (added.length === 0 && removed.length === 0 && !status) return refused(M.nothingToEditInLab);
  const order = context.labOrders.find((one) => one.status === 'pending');
  if (!order) return refused(M.noLabOrder);
  const called = looseText(
    firstOf(parameters, ['order_id', 'orderId', 'lab_order_id', 'labOrderId']),
  );
  if (called !== undefined && called !== order.id) return refused(M.otherLabOrder);
  if (status === 'cancelled' && order.reportId) return refused(M.labOrderHasReport);
  const sorted = sortTests(added, context);
  const refusedLines = [...sorted.refused];
  const inOrder = indexTests(order.tests);
  const gone = new Set<string>();
  for (const thing of removed) {
    const match = matchTest(inOrder, thing);
    const written = thing.name || thing.id || (thing.written ?? '');
    if (match.kind === 'sure') gone.add(match.found.id);
    else refusedLines.push({ written, message: labTestNotFound(written) });
  }
  const kept = order.tests.filter(({ id }) => !gone.has(id)).map(({ id, name }) => ({ id, name }));
  const tests = [...kept, ...sorted.tests.filter(({ id }) => !kept.some((test) => test.id === id))];
  if (tests.length === 0 && sorted.asked.length === 0) return refused(M.labOrderWouldBeEmpty);
  const row = testsRow(order.tests, tests);
  const isSame = row.before === row.after;
  const isMoved = status !== null && status !== order.status;
  if (refusedLines.length > 0 && isSame && !isMoved && sorted.asked.length === 0) {
    return allRefused(refusedLines);
  }
  return {
    kind: 'change',
    change: {
      type: 'edit-lab-order',
      orderId: order.id,
      tests,
      status: status === order.status ? null : status,
    },
    rows: [
      ...(isSame ? [] : [row]),
      ...(isMoved ? [{ label: 'Status', before: order.status, after: status }] : []),
    ],
    askedDrugs: [],
    askedTests: sorted.asked,
    refusedLines,
  };
}
