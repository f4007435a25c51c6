import type { Plan } from '#contract/ai/plan/planned.ts';
import { lineText } from '#contract/ai/plan/planned-lines.rules.ts';
import { orderParts } from '#contract/ai/plan/split-plan.rules.ts';

type ChangePlan = Extract<Plan, { kind: 'change' }>;

/** The words of the note behind a part of a change. */
export const wordsBehind = (words: ChangePlan['words'], of: string): string | undefined =>
  words?.find((one) => one.of === of)?.words;

/** A part of a proposed new order that is decided on its own. */
export type OrderPart = {
  /** Its index for the call that applies or dismisses it. */
  readonly index: number;
  readonly name: string;
  readonly text: string;
  /** The id of its drug; null for a test and for a text. */
  readonly drugId: string | null;
  /** The pieces of a drug of the clinic. */
  readonly quantity: number | null;
  /** The words of the note that it comes from. */
  readonly words: string | undefined;
};

const NO_DRUG = { drugId: null, quantity: null } as const;

/**
 * The drugs, prescription texts and tests of a proposed new order, in the order of their indexes;
 * none for any other change.
 */
export function partsOf({ change, words }: ChangePlan): OrderPart[] {
  if (change.type !== 'create-pharmacy-order' && change.type !== 'create-lab-order') return [];
  const { lines, texts, tests } = orderParts(change);
  const parts = [
    ...lines.map((line) => ({
      ...{ of: line.drug_id, name: line.name, text: lineText(line), drugId: line.drug_id },
      quantity: line.quantity,
    })),
    ...texts.map((text) => ({ of: text, name: text, text: `From outside: ${text}`, ...NO_DRUG })),
    ...tests.map(({ id, name }) => ({ of: id, name, text: name, ...NO_DRUG })),
  ];
  return parts.map(({ of, ...part }, index) => ({
    ...{ ...part, index, words: wordsBehind(words, of) },
  }));
}
