import { paise } from '../../../kernel/numbers/money.ts';
import { indexDrugs } from '../../matching/drug-index.rules.ts';
import { indexTests } from '../../matching/match-test.rules.ts';
import { readSuggestion } from '../../read-suggestion.rules.ts';
import { planAnswer } from '../plan-answer.rules.ts';
import type { PlanContext } from '../planned.ts';

export const ASHA = '6f1c0c5e-7a53-4e57-9d0b-2f1f6c1b0a01';

export const VISIT = '6f1c0c5e-7a53-4e57-9d0b-2f1f6c1b0b02';

export const drug = (name: string) => ({
  id: `id of ${name}`,
  name,
  unit: null,
  sellable_quantity: 50,
});

/** A visit of Asha's at a clinic with five drugs and three tests. */
export const CONTEXT: PlanContext = {
  visitId: VISIT,
  patient: { id: ASHA, name: 'Asha Rao', age: 30, gender: 'F', phone: null, token: 2100 },
  drugs: indexDrugs(
    [
      'Paracetamol 650 mg Tablet',
      'Paracetamol 500 mg Tablet',
      'Warfarin 5 mg Tablet',
      'Prednisolone 20 mg Tablet',
      'Diclofenac 1% Gel',
    ].map(drug),
  ),
  tests: indexTests(
    ['Complete Blood Count', 'ESR', 'Lipid Profile'].map((name) => ({
      id: `id of ${name}`,
      name,
      price: paise(100),
    })),
  ),
  pharmacyOrders: [],
  labOrders: [],
  caseSummary: '',
  aiMemory: '',
};

export const answerOf = (calls: unknown, context: Partial<PlanContext> = {}) =>
  planAnswer(readSuggestion(`Words.\n\`\`\`json\n${JSON.stringify(calls)}\n\`\`\``).calls, {
    ...CONTEXT,
    ...context,
  });

export const order = (...items: unknown[]) => ({
  name: 'create_pharmacy_order',
  parameters: { items },
});

export const DOLO = { name: 'Dolo 650', tabletsPerDay: 3, numberOfDays: 3 };

/** The plan of an answer that makes exactly one change. */
export const planOf = (calls: unknown) => {
  const [first, second] = answerOf(calls);
  if (second || first?.plan.kind !== 'change') throw new Error(JSON.stringify([first, second]));
  return first.plan;
};
