import { indexDrugs } from '#contract/ai/matching/match-drug.rules.ts';
import { indexTests } from '#contract/ai/matching/match-test.rules.ts';
import { needsWord } from '#contract/ai/plan/needs-word.rules.ts';
import { planAction } from '#contract/ai/plan/plan-action.rules.ts';
import { type Plan, refused } from '#contract/ai/plan/planned.ts';
import { type ReadSuggestion, readSuggestion } from '#contract/ai/read-suggestion.rules.ts';
import type { ClinicContext } from './clinic-context.ts';

export type Weighed = Pick<ReadSuggestion, 'text' | 'json' | 'problem'> & {
  readonly actions: readonly { readonly name: string; readonly key: string; readonly plan: Plan }[];
  /** Whether a plan waits for a person, whatever the clinic says. */
  readonly needsWord: (plan: Plan) => boolean;
};

/** Reads an answer and weighs each of its actions; loaded with the first answer. */
export function weighAnswer(
  suggestion: string,
  { patient, drugs, tests, pharmacyOrders, labOrders, settings }: ClinicContext,
  about: { recordId: string; caseSummary: string },
): Weighed {
  const { text, json, problem, calls } = readSuggestion(suggestion);
  const context = {
    ...about,
    patient,
    pharmacyOrders,
    labOrders,
    drugs: indexDrugs(drugs),
    tests: indexTests(tests),
    aiMemory: settings.aiMemory,
  };
  const actions = calls.map((call) => {
    if (!call.action) return { name: call.name, key: '', plan: refused(call.problem) };
    const { action } = call;
    return { name: action.name, key: JSON.stringify(action), plan: planAction(action, context) };
  });
  return {
    text,
    json,
    problem,
    actions,
    needsWord: (plan) => plan.kind === 'change' && needsWord(plan, { labOrders }),
  };
}
