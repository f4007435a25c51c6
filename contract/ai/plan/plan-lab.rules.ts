import { labTestNotFound, AI_MESSAGES as M } from '../ai.messages.ts';
import type { AiActionOf } from '../ai-actions.ts';
import type { NamedThing } from '../loose-values.ts';
import { indexTests, type ListedTest, matchTest, testsIn } from '../matching/match-test.rules.ts';
import type { Asked, Plan, PlanContext } from './planned.ts';
import { refused } from './planned.ts';

type SortedTests = {
  readonly tests: readonly ListedTest[];
  readonly asked: readonly Asked<ListedTest>[];
  readonly problem: string | null;
};

function sortTests(things: readonly NamedThing[], context: PlanContext): SortedTests {
  const found = new Map<string, ListedTest>();
  const asked: Asked<ListedTest>[] = [];
  const wishes = things.flatMap(({ id, name }) => testsIn(name).map((one) => ({ id, name: one })));
  for (const wish of wishes) {
    const match = matchTest(context.tests, wish);
    if (match.kind === 'none') {
      return { tests: [], asked: [], problem: labTestNotFound(wish.name || (wish.id ?? '')) };
    }
    if (match.kind === 'sure') found.set(match.found.id, match.found);
    else {
      const options = match.options.map(({ id, name }) => ({ id, name, choice: { id, name } }));
      asked.push({ written: wish.name, options, otherwise: null });
    }
  }
  const tests = [...found.values()].map(({ id, name }) => ({ id, name }));
  return { tests, asked, problem: null };
}

const namesOf = (tests: readonly ListedTest[]) => tests.map(({ name }) => name).join(', ');

/** Each test must be in the catalogue, and there must be one. */
export function planLabOrder(
  { parameters }: AiActionOf<'create_lab_order'>,
  context: PlanContext,
): Plan {
  if (!context.patient) return refused(M.patientIdMissing);
  const { tests, asked, problem } = sortTests(parameters.tests, context);
  if (problem) return refused(problem);
  if (tests.length === 0 && asked.length === 0) return refused(M.noTests);
  return {
    kind: 'change',
    change: { type: 'create-lab-order', patientId: context.patient.id, tests },
    rows: [{ label: 'Tests', before: '', after: namesOf(tests) }],
    askedDrugs: [],
    askedTests: asked,
  };
}

/** Adds and takes out tests of the newest pending order, or sets its status. */
export function planLabEdit(
  { parameters }: AiActionOf<'edit_lab_order'>,
  context: PlanContext,
): Plan {
  const { tests: added, items_to_remove: removed, status } = parameters;
  if (added.length === 0 && removed.length === 0 && !status) return refused(M.nothingToEditInLab);
  const order = context.labOrders.find((one) => one.status === 'pending');
  if (!order) return refused(M.noLabOrder);
  if (status === 'cancelled' && order.reportId) return refused(M.labOrderHasReport);
  const sorted = sortTests(added, context);
  if (sorted.problem) return refused(sorted.problem);
  const inOrder = indexTests(order.tests);
  const gone = new Set<string>();
  for (const thing of removed) {
    const match = matchTest(inOrder, thing);
    if (match.kind !== 'sure') return refused(labTestNotFound(thing.name || (thing.id ?? '')));
    gone.add(match.found.id);
  }
  const kept = order.tests.filter(({ id }) => !gone.has(id)).map(({ id, name }) => ({ id, name }));
  const tests = [...kept, ...sorted.tests.filter(({ id }) => !kept.some((test) => test.id === id))];
  if (tests.length === 0 && sorted.asked.length === 0) return refused(M.labOrderWouldBeEmpty);
  const [before, after] = [namesOf(order.tests), namesOf(tests)];
  return {
    kind: 'change',
    change: {
      type: 'edit-lab-order',
      orderId: order.id,
      tests,
      status: status === order.status ? null : status,
    },
    rows: [
      ...(before === after ? [] : [{ label: 'Tests', before, after }]),
      ...(status && status !== order.status
        ? [{ label: 'Status', before: order.status, after: status }]
        : []),
    ],
    askedDrugs: [],
    askedTests: sorted.asked,
  };
}
