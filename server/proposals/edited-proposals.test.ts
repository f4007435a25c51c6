import { beforeEach, describe, expect, it } from 'vitest';
import { editProposal } from '#contract/ai/ai.endpoints.ts';
import type { KeptRun } from '#contract/ai/proposal.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { startAssistedVisit } from '../testing/assisted-visit.ts';
import { newClinic, newStaff, type Person } from '../testing/builders/clinic.ts';
import { aDrug } from '../testing/builders/pharmacy.ts';

const { app, at, ask, apply, kept, orders } = startAssistedVisit();
const NAMES = ['Amoxicillin 500 mg Capsule', 'Pantoprazole 40 mg Tablet'];
const ORDER = {
  name: 'create_pharmacy_order',
  parameters: { items: NAMES.map((name) => ({ name, tabletsPerDay: 1, numberOfDays: 5 })) },
};

beforeEach(async () => {
  for (const name of NAMES) {
    await app.ok(addDrug, { body: aDrug({ name, quantity_in_stock: 100 }) }, at.admin);
  }
});

type Plan = KeptRun['proposals'][number]['plan'];
function withDays(plan: Plan, days: number): Plan {
  if (plan.kind !== 'change' || !('lines' in plan.change)) throw new Error('No order.');
  const [first, ...others] = plan.change.lines;
  const line = { ...first!, numberOfDays: days, quantity: days, byHand: true as const };
  return { ...plan, change: { ...plan.change, lines: [line, ...others] } };
}
const edit = (run: KeptRun, plan: Plan, person: Person = at.admin) =>
  app.call(editProposal, { params: { id: run.id }, body: { position: 0, plan } as never }, person);
const daysIn = (run: KeptRun | undefined, position = 0) => {
  const plan = run?.proposals.find((one) => one.position === position)?.plan;
  return plan?.kind === 'change' && 'lines' in plan.change
    ? plan.change.lines.map(({ numberOfDays }) => numberOfDays)
    : [];
};
const ordered = async () =>
  (await orders()).map(({ medications }) => medications.map(({ numberOfDays }) => numberOfDays));

describe('an edit that is not accepted yet', () => {
  it('is found by any device, and accepted as edited', async () => {
    const run = await ask([ORDER]);
    expect((await edit(run, withDays(run.proposals[0]!.plan, 7))).statusCode).toBe(200);
    expect(daysIn((await kept())[0])).toEqual([7, 5]);
    expect(await ordered()).toEqual([]);
    expect((await apply(run)).statusCode).toBe(200);
    expect(await ordered()).toEqual([[7, 5]]);
  });

  it('stays with the rows that still wait when one is accepted alone', async () => {
    const run = await ask([ORDER]);
    await edit(run, withDays(run.proposals[0]!.plan, 7));
    const alone = { proposals: [{ position: 0, lines: [1] }] };
    expect((await apply(run, alone)).statusCode).toBe(200);
    expect(await ordered()).toEqual([[5]]);
    expect(daysIn((await kept())[0], 1)).toEqual([7]);
  });

  it('is refused once the proposal is decided, for another aim, role and clinic', async () => {
    const run = await ask([ORDER]);
    const { plan } = run.proposals[0]!;
    if (plan.kind !== 'change' || !('patientId' in plan.change)) throw new Error('No order.');
    const other = { ...plan, change: { ...plan.change, patientId: run.id } };
    expect((await edit(run, other)).statusCode).toBe(400);
    expect((await edit(run, plan, await newStaff(app, at.admin, 'lab'))).statusCode).toBe(403);
    expect((await edit(run, plan, await newClinic(app))).statusCode).toBe(404);
    await apply(run);
    expect((await edit(run, withDays(plan, 9))).statusCode).toBe(409);
    expect(await ordered()).toEqual([[5, 5]]);
  });
});
