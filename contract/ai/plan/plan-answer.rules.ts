import { AI_MESSAGES as M } from '../ai.messages.ts';
import type { AiAction } from '../ai-actions.ts';
import { isOtherPatient } from '../named-patients.rules.ts';
import type { ReadCall } from '../read-suggestion.rules.ts';
import { effectsOf } from './effects.rules.ts';
import { planAction } from './plan-action.rules.ts';
import { type Plan, type PlanContext, refused } from './planned.ts';

/** A planned action; its index in the list is its position in the answer. */
export type PlannedAction = {
  readonly name: string;
  readonly plan: Plan;
  /**
   * The call as written; shown to the user, and sent back to the model when the plan is rejected.
   */
  readonly written: string;
  /** Its effects, part by part; empty when it changes nothing. */
  readonly effects: readonly string[];
};

type Call = Extract<ReadCall, { action: AiAction }>;

/**
 * Plans the calls of one answer together. New orders of one kind are merged, so an answer makes at
 * most one of each. Calls with the same effect are merged too, however they are written.
 */
export function planAnswer(calls: readonly ReadCall[], context: PlanContext): PlannedAction[] {
  const planned = orderedOnce(calls, context).map((call): PlannedAction => {
    const { written } = call;
    if (!call.action) {
      return { name: call.name, plan: refused(call.problem), written, effects: [] };
    }
    const plan = noted(planAction(call.action, context), call.orders);
    const effects = plan.kind === 'change' ? effectsOf(plan.change) : [];
    return { name: call.action.name, plan, written, effects };
  });
  return planned.filter(({ plan, effects }, at) => {
    if (plan.kind !== 'change' || effects.length === 0) return true;
    const key = effects.join('\n');
    return planned.findIndex((one) => one.effects.join('\n') === key) === at;
  });
}

function noted(plan: Plan, orders: number): Plan {
  if (plan.kind !== 'change' || orders < 2) return plan;
  return { ...plan, notes: [...(plan.notes ?? []), M.oneOrder] };
}

type Ordered = ReadCall & { readonly orders: number };

/** Merges later new orders of a kind into the first, except those for another patient. */
function orderedOnce(calls: readonly ReadCall[], context: PlanContext): Ordered[] {
  const list: Ordered[] = [];
  for (const call of calls) {
    const at = list.findIndex((one) => isSameKind(one, call, context));
    const first = list[at];
    if (first?.action && call.action)
      list[at] = { ...merged(first, call), orders: first.orders + 1 };
    else list.push({ ...call, orders: 1 });
  }
  return list;
}

const NEW_ORDERS = ['create_pharmacy_order', 'create_lab_order'];

function isSameKind(one: ReadCall, other: ReadCall, { patient, visitId }: PlanContext): boolean {
  if (!one.action || !other.action || !NEW_ORDERS.includes(one.action.name)) return false;
  const isOthers = ({ patients = [] }: AiAction) =>
    patient !== null && patients.some((name) => isOtherPatient(name, { patient, visitId }));
  return one.action.name === other.action.name && !isOthers(one.action) && !isOthers(other.action);
}

function merged(one: Call & Ordered, other: Call): Call {
  const written = `${one.written}\n${other.written}`;
  const [first, next] = [one.action, other.action];
  if (first.name === 'create_lab_order' && next.name === 'create_lab_order') {
    const tests = [...first.parameters.tests, ...next.parameters.tests];
    return { written, action: { ...first, parameters: { ...first.parameters, tests } } };
  }
  if (first.name !== 'create_pharmacy_order' || next.name !== 'create_pharmacy_order') return one;
  const call = one.orders;
  const items = [
    ...first.parameters.items,
    ...next.parameters.items.map((item) => ({ ...item, call })),
  ];
  const texts = [first, next].flatMap(
    ({ parameters }) => parameters.prescription_for_unavailable_drugs?.split('\n') ?? [],
  );
  const prescription_for_unavailable_drugs = [...new Set(texts)].join('\n') || null;
  const parameters = { ...first.parameters, items, prescription_for_unavailable_drugs };
  return { written, action: { ...first, parameters } };
}
