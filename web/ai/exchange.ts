import type { ListedTest } from '#contract/ai/matching/match-test.rules.ts';
import type { Asked, Change, Plan, PlannedLine } from '#contract/ai/plan/planned.ts';
import type { ClinicContext } from './clinic-context.ts';
import type { Undo } from './make-change.ts';

/** How an action of an answer stands. */
export type ItemState =
  | 'proposed'
  | 'applying'
  | 'applied'
  | 'dismissed'
  | 'failed'
  | 'undoing'
  | 'undone';

/** One action of an answer, on its way from a proposal to a change and perhaps back. */
export type Item = {
  readonly position: number;
  readonly name: string;
  /** The action as it was written: what was applied once is not applied again. */
  readonly key: string;
  readonly plan: Plan;
  readonly state: ItemState;
  /** The status line, or what went wrong. */
  readonly message: string;
  readonly undo: Undo | null;
  readonly idempotencyKey: string;
};

/** A question and its answer. */
export type Exchange = {
  readonly id: number;
  readonly query: string;
  readonly runId: string;
  readonly source: string;
  /** The answer as it came, for the details. */
  readonly original: string;
  readonly text: string;
  readonly json: string | null;
  readonly problem: string | null;
  readonly items: readonly Item[];
  readonly context: ClinicContext;
  readonly caseSummary: string;
};

/** True when a person has to say something before an item can be applied. */
export function isAsked(plan: Plan): boolean {
  return plan.kind === 'change' && plan.askedDrugs.length + plan.askedTests.length > 0;
}

/** An item in which a drug that was asked about is decided; without a choice it is prescribed. */
export function decideDrug(
  plan: Plan,
  asked: Asked<PlannedLine>,
  choice: PlannedLine | null,
): Plan {
  if (plan.kind !== 'change' || !('lines' in plan.change)) return plan;
  const { change } = plan;
  const lines = choice
    ? [...change.lines.filter(({ drug_id }) => drug_id !== choice.drug_id), choice]
    : change.lines;
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
        ? { label: 'Medication', before: '', after: choice.name }
        : {
            label: 'Prescription for unavailable drugs',
            before: '',
            after: asked.otherwise ?? asked.written,
          },
    ],
  };
}

/** An item in which a test that was asked about is decided; without a choice it is left out. */
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

/** Whether there is anything in it to do. */
export function isEmpty(change: Change): boolean {
  if ('lines' in change) return change.lines.length === 0 && change.prescription === '';
  return 'tests' in change && change.tests.length === 0;
}
