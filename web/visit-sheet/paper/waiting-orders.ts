import type { Plan } from '#contract/ai/plan/planned.ts';
import { isOpenState, type NoteAnswer } from './printed-complaint.ts';

/** The drugs and tests that the assistant proposed and that wait to be accepted, by name, oldest first. */
export function waitingOrders(answers: readonly NoteAnswer[]): readonly string[] {
  const names = answers
    .toReversed()
    .flatMap(({ items }) =>
      items.flatMap(({ plan, state }) => (isOpenState(state) ? orderedIn(plan) : [])),
    );
  return [...new Set(names)];
}

function orderedIn(plan: Plan): readonly string[] {
  if (plan.kind !== 'change') return [];
  const { change, askedDrugs, askedTests } = plan;
  if (change.type === 'delete-pharmacy-order') return ['deletion of an order'];
  return [
    ...('lines' in change ? change.lines.map(({ name }) => name) : []),
    ...('prescription' in change ? change.prescription.split('\n') : []),
    ...('tests' in change ? change.tests.map(({ name }) => name) : []),
    ...[...askedDrugs, ...askedTests].map(({ written }) => written),
  ].filter((name) => name.trim() !== '');
}
