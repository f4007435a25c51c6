import { beforeEach } from 'vitest';
import { dismissProposals, undoProposals } from '#contract/ai/ai.endpoints.ts';
import { orderParts } from '#contract/ai/plan/split-plan.rules.ts';
import type { KeptRun } from '#contract/ai/proposal.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { startAssistedVisit } from '../assisted-visit.ts';
import { aDrug } from '../builders/pharmacy.ts';

/** The drugs in stock beside that of the assisted visit. */
export const NAMES = [
  'Amoxicillin 500 mg Capsule',
  'Pantoprazole 40 mg Tablet',
  'Cetirizine 10 mg Tablet',
];

export const anItem = (name: string) => ({ name, tabletsPerDay: 1, numberOfDays: 5 });

/** The action that orders these drugs. */
export const anOrder = (more: object = {}) => ({
  name: 'create_pharmacy_order',
  parameters: { items: NAMES.map(anItem), ...more },
});

type ChangePlan = Extract<KeptRun['proposals'][number]['plan'], { kind: 'change' }>;
function partsIn({ change, askedDrugs, askedTests }: ChangePlan) {
  const { lines, texts, tests } = orderParts(change);
  const names = [...lines, ...tests].map(({ name }) => name);
  return [...names, ...texts, ...[...askedDrugs, ...askedTests].map(({ written }) => written)];
}

/** An assisted visit with these drugs in stock, and the steps that decide single lines of a proposal. */
export function startProposedOrders() {
  const visit = startAssistedVisit();
  const { app, at, apply, kept, orders } = visit;
  let drugIds: string[] = [];
  beforeEach(async () => {
    drugIds = [];
    for (const name of NAMES) {
      const body = aDrug({ name, quantity_in_stock: 100 });
      drugIds.push((await app.ok(addDrug, { body }, at.admin)).id);
    }
  });
  return {
    ...visit,
    drugIds: () => drugIds,
    accept: (run: KeptRun, position: number, lines: readonly number[], more: object = {}) =>
      apply(run, { proposals: [{ position, lines, ...more }] }),
    leaveOut: ({ id }: KeptRun, position: number, lines?: readonly number[]) => {
      const body = { positions: [position], ...(lines && { lines: [...lines] }) };
      return app.call(dismissProposals, { params: { id }, body }, at.admin);
    },
    undoAt: ({ id }: KeptRun, position: number) =>
      app.call(undoProposals, { params: { id }, body: { positions: [position] } }, at.admin),
    ordered: async () =>
      (await orders()).map(({ medications }) => medications.map(({ name }) => name)).sort(),
    /** The parts of each proposal of the last answer, and whether they are applied. */
    proposals: async () => {
      const [run] = await kept();
      return (run?.proposals ?? []).map(({ position, state, plan }) => ({
        position,
        state,
        parts: plan.kind === 'change' ? partsIn(plan) : [],
      }));
    },
  };
}
