import type { Plan } from '#contract/ai/plan/planned.ts';
import { lineText } from '#contract/ai/plan/planned-lines.rules.ts';
import { orderParts } from '#contract/ai/plan/split-plan.rules.ts';

type ChangePlan = Extract<Plan, { kind: 'change' }>;

/** A part of a proposed new order that is decided on its own. */
export type OrderPart = {
  /** Its index for the call that applies or dismisses it. */
  readonly index: number;
  readonly name: string;
  readonly text: string;
  /** The id of its drug; null for a test and for a text. */
  readonly drugId: string | null;
};

/**
 * The drugs, prescription texts and tests of a proposed new order, in the order of their indexes;
 * none for any other change.
 */
export function partsOf({ change }: ChangePlan): OrderPart[] {
  if (change.type !== 'create-pharmacy-order' && change.type !== 'create-lab-order') return [];
  const { lines, texts, tests } = orderParts(change);
  const parts = [
    ...lines.map((line) => ({ name: line.name, text: lineText(line), drugId: line.drug_id })),
    ...texts.map((text) => ({ name: text, text: `From outside: ${text}`, drugId: null })),
    ...tests.map(({ name }) => ({ name, text: name, drugId: null })),
  ];
  return parts.map((part, index) => ({ ...part, index }));
}
