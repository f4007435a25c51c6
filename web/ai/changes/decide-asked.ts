import type { ListedTest } from '#contract/ai/matching/match-test.rules.ts';
import { oneLineOf } from '#contract/ai/plan/course.rules.ts';
import type { Asked, Plan, PlannedLine } from '#contract/ai/plan/planned.ts';
import { lineText } from '#contract/ai/plan/planned-lines.rules.ts';
import { PRESCRIPTION_LABEL } from '#contract/pharmacy/bought-elsewhere.ts';

/** The item with an ambiguous drug resolved; without a choice it is prescribed as written. */
export function decideDrug(
  plan: Plan,
  asked: Asked<PlannedLine>,
  choice: PlannedLine | null,
): Plan {
  if (plan.kind !== 'change' || !('lines' in plan.change)) return plan;
  const { change } = plan;
  const same = choice && change.lines.filter(({ drug_id }) => drug_id === choice.drug_id);
  const wished = (line: PlannedLine) => ({ line, hasDays: true, call: 0 });
  const chosen = choice && same ? oneLineOf([...same, choice].map(wished)) : null;
  const others = change.lines.filter(({ drug_id }) => drug_id !== choice?.drug_id);
  if (chosen && 'options' in chosen) {
    const left = plan.askedDrugs.filter((one) => one !== asked);
    const rows = plan.rows.filter(({ after }) => !same?.some((line) => lineText(line) === after));
    return { ...plan, change: { ...change, lines: others }, askedDrugs: [...left, chosen], rows };
  }
  const lines = chosen ? [...others, chosen] : change.lines;
  const prescription = choice
    ? change.prescription
    : [change.prescription, asked.otherwise].filter(Boolean).join('\n');
  return {
    ...plan,
    change: { ...change, lines, prescription },
    askedDrugs: plan.askedDrugs.filter((one) => one !== asked),
    rows: [
      ...plan.rows,
      choice
        ? { label: 'Medication', before: '', after: lineText(choice) }
        : {
            label: PRESCRIPTION_LABEL,
            before: '',
            after: asked.otherwise ?? asked.written,
          },
    ],
  };
}

/** The item with an ambiguous test resolved; without a choice it is left out. */
export function decideTest(plan: Plan, asked: Asked<ListedTest>, choice: ListedTest | null): Plan {
  if (plan.kind !== 'change' || !('tests' in plan.change)) return plan;
  const { change } = plan;
  const tests = choice
    ? [...change.tests.filter(({ id }) => id !== choice.id), choice]
    : change.tests;
  return {
    ...plan,
    change: { ...change, tests },
    askedTests: plan.askedTests.filter((one) => one !== asked),
    rows: choice ? [...plan.rows, { label: 'Tests', before: '', after: choice.name }] : plan.rows,
  };
}
