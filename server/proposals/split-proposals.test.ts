import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { dismissProposals, undoProposals } from '#contract/ai/ai.endpoints.ts';
import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import { orderParts } from '#contract/ai/plan/split-plan.rules.ts';
import type { KeptRun } from '#contract/ai/proposal.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { createPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { startAssistedVisit } from '../testing/assisted-visit.ts';
import { DOLO, edit, editLab } from '../testing/builders/actions.ts';
import { newStaff, newVisit } from '../testing/builders/clinic.ts';
import { aDrug } from '../testing/builders/pharmacy.ts';

const { app, at, ask, apply, kept, orders, newLabOrder } = startAssistedVisit();

const NAMES = [
  'Amoxicillin 500 mg Capsule',
  'Pantoprazole 40 mg Tablet',
  'Cetirizine 10 mg Tablet',
];
let drugIds: string[];

beforeEach(async () => {
  drugIds = [];
  for (const name of NAMES) {
    const body = aDrug({ name, quantity_in_stock: 100 });
    drugIds.push((await app.ok(addDrug, { body }, at.admin)).id);
  }
});

const item = (name: string) => ({ name, tabletsPerDay: 1, numberOfDays: 5 });
const order = (more: object = {}) => ({
  name: 'create_pharmacy_order',
  parameters: { items: NAMES.map(item), ...more },
});
const accept = (run: KeptRun, position: number, lines: readonly number[], more: object = {}) =>
  apply(run, { proposals: [{ position, lines, ...more }] });
const leaveOut = (run: KeptRun, position: number, lines?: readonly number[]) =>
  app.call(
    dismissProposals,
    {
      params: { id: run.id },
      body: { positions: [position], ...(lines && { lines: [...lines] }) },
    },
    at.admin,
  );
const undoAt = (run: KeptRun, position: number) =>
  app.call(undoProposals, { params: { id: run.id }, body: { positions: [position] } }, at.admin);
const ordered = async () =>
  (await orders()).map(({ medications }) => medications.map(({ name }) => name)).sort();
const proposals = async () => {
  const [run] = await kept();
  return (run?.proposals ?? []).map(({ position, state, plan }) => ({
    position,
    state,
    parts: plan.kind === 'change' ? partsIn(plan) : [],
  }));
};
type ChangePlan = Extract<KeptRun['proposals'][number]['plan'], { kind: 'change' }>;
function partsIn({ change, askedDrugs, askedTests }: ChangePlan) {
  const { lines, texts, tests } = orderParts(change);
  const names = [...lines, ...tests].map(({ name }) => name);
  return [...names, ...texts, ...[...askedDrugs, ...askedTests].map(({ written }) => written)];
}

describe('one line of a proposed order', () => {
  it('is applied while the others wait, and undone alone', async () => {
    const run = await ask([order({ prescription_for_unavailable_drugs: 'Gel – at night' })]);
    expect((await accept(run, 0, [1])).statusCode).toBe(200);
    expect(await ordered()).toEqual([[NAMES[1]]]);
    expect(await proposals()).toEqual([
      { position: 0, state: 'applied', parts: [NAMES[1]] },
      { position: 1, state: 'waiting', parts: [NAMES[0], NAMES[2], 'Gel – at night'] },
    ]);
    expect((await accept(run, 1, [2])).statusCode).toBe(200);
    expect((await undoAt(run, 0)).statusCode).toBe(200);
    expect((await orders()).map((one) => one.prescription_for_unavailable_drugs)).toEqual([
      'Gel – at night',
    ]);
    expect(await proposals()).toEqual([
      { position: 0, state: 'undone', parts: [NAMES[1]] },
      { position: 1, state: 'applied', parts: ['Gel – at night'] },
      { position: 2, state: 'waiting', parts: [NAMES[0], NAMES[2]] },
    ]);
  });

  it('is left out while the others wait', async () => {
    const run = await ask([order()]);
    expect((await leaveOut(run, 0, [0, 2])).statusCode).toBe(200);
    expect(await proposals()).toEqual([
      { position: 0, state: 'dismissed', parts: [NAMES[0], NAMES[2]] },
      { position: 1, state: 'waiting', parts: [NAMES[1]] },
    ]);
    expect(await orders()).toEqual([]);
    expect((await accept(run, 1, [0])).statusCode).toBe(200);
    expect(await proposals()).toHaveLength(2);
  });

  it('is applied as a person edited it, with the question of another line still open', async () => {
    const run = await ask([
      order({ items: [item(NAMES[0] ?? ''), { ...DOLO, name: 'Paracitamol 650' }] }),
    ]);
    expect((await accept(run, 0, [1])).json()).toMatchObject({ message: M.undecided, position: 0 });
    const [proposal] = run.proposals;
    if (proposal?.plan.kind !== 'change' || !('lines' in proposal.plan.change)) throw new Error();
    const { change } = proposal.plan;
    const lines = change.lines.map((line) => ({ ...line, quantity: 7 }));
    expect((await accept(run, 0, [0], { change: { ...change, lines } })).statusCode).toBe(200);
    expect((await orders())[0]?.medications).toMatchObject([{ quantity: 7, ai_run_id: null }]);
    expect(await proposals()).toMatchObject([
      { state: 'applied', parts: [NAMES[0]] },
      { state: 'waiting', parts: ['Paracitamol 650'] },
    ]);
  });

  it('of an edit changes only that line, and the rest can still be applied', async () => {
    const items = [
      { drug_id: at.drugId, quantity: 6 },
      { drug_id: drugIds[0] ?? '', quantity: 5 },
    ];
    const body = { patient_id: at.visit.patient_id, items };
    await app.ok(createPharmacyOrder, { body }, at.admin);
    const run = await ask([
      edit({
        items: [{ ...DOLO, numberOfDays: 5 }, item(NAMES[1] ?? '')],
        items_to_remove: [NAMES[0]],
      }),
    ]);
    const quantities = async () =>
      (await orders())[0]?.medications.map(({ name, quantity }) => [name, quantity]);
    const dolo = 'Paracetamol 650 mg Tablet';
    expect((await accept(run, 0, [1])).json().message).toBeUndefined();
    expect(await quantities()).toEqual([
      [dolo, 6],
      [NAMES[0], 5],
      [NAMES[1], 5],
    ]);
    expect((await apply(run, { proposals: [{ position: 1 }] })).json().message).toBeUndefined();
    expect(await quantities()).toEqual([
      [dolo, 10],
      [NAMES[1], 5],
    ]);
    expect((await undoAt(run, 1)).statusCode).toBe(200);
    expect((await undoAt(run, 0)).statusCode).toBe(200);
    expect(await quantities()).toEqual([
      [dolo, 6],
      [NAMES[0], 5],
    ]);
  });

  it('of an edit of tests can be left out', async () => {
    await newLabOrder();
    const run = await ask([editLab({ tests: ['ESR'] })]);
    // The first line is a test that the order already has.
    expect((await leaveOut(run, 0, [0])).json().message).toBe(M.unknownLine);
    expect((await leaveOut(run, 0, [1])).statusCode).toBe(200);
    expect(await proposals()).toEqual([
      { position: 0, state: 'dismissed', parts: ['Complete Blood Count', 'ESR'] },
    ]);
  });

  it('is refused without a stored failure, and keeps waiting', async () => {
    const items = [{ ...item(NAMES[0] ?? ''), quantity: 4_000 }, item(NAMES[1] ?? '')];
    const run = await ask([order({ items })]);
    const refused = await accept(run, 0, [0]);
    expect([refused.statusCode, refused.json().position]).toEqual([409, 0]);
    expect(await proposals()).toMatchObject([{ position: 0, state: 'waiting' }]);
    expect((await accept(run, 0, [1])).statusCode).toBe(200);
    expect(await ordered()).toEqual([[NAMES[1]]]);
  });

  it.each([
    ['a line that it does not have', 0, [3], 400, M.unknownLine],
    ['a proposal that it does not have', 4, [0], 404, M.unknownProposal],
  ])('cannot be %s', async (_what, position, lines, status, message) => {
    const run = await ask([order()]);
    for (const call of [accept, leaveOut]) {
      const reply = await call(run, position, lines);
      expect([reply.statusCode, reply.json().message]).toEqual([status, message]);
    }
    expect(await proposals()).toMatchObject([{ position: 0, state: 'waiting' }]);
  });
});

describe('several people at once', () => {
  it.each([
    ['accept the same line', [0]],
    ['accept another line of it', [1]],
  ])('%s: one succeeds, the others get 409', async (_what, lines) => {
    const run = await ask([order()]);
    const doctor = await newStaff(app, at.admin, 'doctor');
    const replies = await Promise.all([
      accept(run, 0, [0]),
      apply(run, { proposals: [{ position: 0, lines }] }, doctor),
      leaveOut(run, 0, lines),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await proposals()).toHaveLength(2);
    expect((await orders()).length).toBeLessThan(2);
  });

  it('split different proposals of an answer at once, each at its own position', async () => {
    const run = await ask([
      order(),
      { name: 'create_lab_order', parameters: { tests: ['CBC', 'ESR'] } },
    ]);
    const replies = await Promise.all([
      accept(run, 0, [0]),
      accept(run, 1, [1]),
      leaveOut(run, 1, [1]),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).filter((code) => code === 200)).toHaveLength(
      2,
    );
    expect((await proposals()).map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  });

  it('repeat a call with its key, and it acts once', async () => {
    const run = await ask([order()]);
    const once = { ...at.admin, headers: { 'idempotency-key': 'the-same-key-1' } };
    const again = () => apply(run, { proposals: [{ position: 0, lines: [0] }] }, once);
    const replies = await Promise.all([again(), again(), again()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const replayed = replies.filter(({ headers }) => headers['idempotent-replayed'] === 'true');
    expect(replayed).toHaveLength(2);
    expect(await ordered()).toEqual([[NAMES[0]]]);
    expect(await proposals()).toHaveLength(2);
  });
});

it('loses and doubles no line, whatever is decided in which order', async () => {
  const decisions = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean()), {
    minLength: 1,
    maxLength: 5,
  });
  const all = [...NAMES, 'Gel – at night', 'Syrup – 5 ml'];
  await fc.assert(
    fc.asyncProperty(decisions, async (steps) => {
      at.visit = await newVisit(app, at.admin, { name: 'Asha Rao', complaint: 'fever' });
      const run = await ask([
        order({ prescription_for_unavailable_drugs: 'Gel – at night\nSyrup – 5 ml' }),
      ]);
      for (const [first, second, isAccepted] of steps) {
        const waiting = (await proposals()).find(({ state }) => state === 'waiting');
        if (!waiting) break;
        const count = waiting.parts.length;
        const lines = [...new Set([first % count, second % count])];
        const call = isAccepted ? accept : leaveOut;
        expect((await call(run, waiting.position, lines)).statusCode).toBe(200);
      }
      const ended = await proposals();
      expect(ended.flatMap(({ parts }) => parts).sort()).toEqual([...all].sort());
      const applied = ended.filter(({ state }) => state === 'applied');
      const names = (await orders()).flatMap((one) => [
        ...one.medications.map(({ name }) => name),
        ...one.prescription_for_unavailable_drugs.split('\n').filter(Boolean),
      ]);
      expect(names.sort()).toEqual(applied.flatMap(({ parts }) => parts).sort());
    }),
    { numRuns: 12 },
  );
});
