import type { AiOrigin } from '#contract/ai/ai-run.ts';
import { indexDrugs } from '#contract/ai/matching/match-drug.rules.ts';
import { indexTests } from '#contract/ai/matching/match-test.rules.ts';
import { needsWord } from '#contract/ai/plan/needs-word.rules.ts';
import { type PlannedAction, planAnswer } from '#contract/ai/plan/plan-answer.rules.ts';
import type { Plan } from '#contract/ai/plan/planned.ts';
import { type ReadSuggestion, readSuggestion } from '#contract/ai/read-suggestion.rules.ts';
import type { Role } from '#contract/kernel/roles.ts';
import type { ClinicContext } from './clinic-context.ts';
import { mayMake } from './may-make.ts';

export type Weighed = Pick<ReadSuggestion, 'text' | 'json' | 'problem'> & {
  readonly actions: readonly PlannedAction[];
  /** Whether a plan is left to a person, whatever the clinic says. */
  readonly waits: (plan: Plan) => boolean;
};

/** Reads an answer and weighs each of its actions; loaded with the first answer. */
export function weighAnswer(
  suggestion: string,
  { patient, drugs, tests, pharmacyOrders, labOrders, settings }: ClinicContext,
  {
    role,
    origin,
    ...about
  }: { recordId: string; caseSummary: string; role: Role; origin: AiOrigin },
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
  return {
    text,
    json,
    problem,
    actions: planAnswer(calls, context),
    waits: (plan) =>
      plan.kind === 'change' &&
      (!mayMake(plan.change, role) || needsWord(plan, { labOrders, origin })),
  };
}
