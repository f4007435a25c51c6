import { describe, expect, it } from 'vitest';
import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import { createPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { DOLO, edit, editLab } from '../testing/builders/actions.ts';
import { anItem, anOrder, NAMES, startProposedOrders } from '../testing/clinics/proposed-orders.ts';

const {
  app,
  at,
  drugIds,
  ask,
  apply,
  orders,
  newLabOrder,
  accept,
  leaveOut,
  undoAt,
  ordered,
  proposals,
} = startProposedOrders();

describe('one line of a proposed order', () => {
  it('is applied while the others wait, and undone alone', async () => {
    const run = await ask([anOrder({ prescription_for_unavailable_drugs: 'Gel – at night' })]);
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
    const run = await ask([anOrder()]);
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
      anOrder({ items: [anItem(NAMES[0] ?? ''), { ...DOLO, name: 'Paracitamol 650' }] }),
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
      { drug_id: drugIds()[0] ?? '', quantity: 5 },
    ];
    const body = { patient_id: at.visit.patient_id, items };
    await app.ok(createPharmacyOrder, { body }, at.admin);
    const run = await ask([
      edit({
        items: [{ ...DOLO, numberOfDays: 5 }, anItem(NAMES[1] ?? '')],
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
    const items = [{ ...anItem(NAMES[0] ?? ''), quantity: 4_000 }, anItem(NAMES[1] ?? '')];
    const run = await ask([anOrder({ items })]);
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
    const run = await ask([anOrder()]);
    for (const call of [accept, leaveOut]) {
      const reply = await call(run, position, lines);
      expect([reply.statusCode, reply.json().message]).toEqual([status, message]);
    }
    expect(await proposals()).toMatchObject([{ position: 0, state: 'waiting' }]);
  });
});
