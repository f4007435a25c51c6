import { beforeEach, describe, expect, it } from 'vitest';
import { undoProposals } from '#contract/ai/ai.endpoints.ts';
import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import type { KeptRun } from '#contract/ai/proposal.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { movePharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { getVisitSheet, saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { startAssistedVisit } from '../testing/assisted-visit.ts';
import { CBC, ORDER } from '../testing/builders/actions.ts';
import { aDrug } from '../testing/builders/pharmacy.ts';

const { app, at, ask, apply, kept, orders, labOrders } = startAssistedVisit();

const DOLO = 'Paracetamol 650 mg Tablet';
const PAN = 'Pantoprazole 40 mg Tablet';
let panId: string;

beforeEach(async () => {
  const body = aDrug({ name: PAN, quantity_in_stock: 100 });
  panId = (await app.ok(addDrug, { body }, at.admin)).id;
});

const TWO = {
  name: 'create_pharmacy_order',
  parameters: {
    items: [...ORDER.parameters.items, { name: PAN, tabletsPerDay: 1, numberOfDays: 5 }],
    prescription_for_unavailable_drugs: 'Gel – at night',
  },
};
const accept = (run: KeptRun, position: number, lines?: readonly number[]) =>
  apply(run, { proposals: [{ position, ...(lines && { lines }) }], onSheet: true });
const undoAt = (run: KeptRun, position: number) =>
  app.call(undoProposals, { params: { id: run.id }, body: { positions: [position] } }, at.admin);
const ofVisit = () => ({ params: { id: at.visit.id } });
const sheet = () => app.ok(getVisitSheet, ofVisit(), at.admin);
const save = (body: object) => app.ok(saveVisitSheet, { ...ofVisit(), body }, at.admin);
const item = (drug_id: string, days: number) => ({
  ...{ drug_id, quantity: days, tabletsPerDay: 1, numberOfDays: days },
});
const bill = (id: string) =>
  app.ok(movePharmacyOrder, { params: { id }, body: { status: 'billed' } }, at.admin);
const prescribed = async () =>
  (await sheet()).pharmacyOrders.map(({ medications, prescription_for_unavailable_drugs }) => [
    ...medications.map(({ name, quantity }) => `${name} × ${quantity}`),
    prescription_for_unavailable_drugs,
  ]);
const states = async () =>
  (await kept()).flatMap(({ proposals }) =>
    proposals.map(({ state, message }) => [state, message]),
  );

describe('rows that are accepted on the sheet', () => {
  it('stand in one prescription, and each is undone alone, in any order', async () => {
    const run = await ask([TWO]);
    await accept(run, 0, [1]);
    await accept(run, 1, [0]);
    await accept(run, 2, [0]);
    expect(await prescribed()).toEqual([[`${PAN} × 5`, `${DOLO} × 6`, 'Gel – at night']]);
    expect((await states()).map(([, message]) => message)).toEqual([
      'Order created!',
      ...['Success: Pharmacy order updated!', 'Success: Pharmacy order updated!'],
    ]);
    expect((await undoAt(run, 0)).statusCode).toBe(200);
    expect(await prescribed()).toEqual([[`${DOLO} × 6`, 'Gel – at night']]);
    expect((await undoAt(run, 2)).statusCode).toBe(200);
    expect((await undoAt(run, 1)).statusCode).toBe(200);
    expect(await orders()).toEqual([]);
  });

  it('join what the doctor wrote, whose dose of the same drug comes back with Undo', async () => {
    const items = [item(at.drugId, 1), item(panId, 2)];
    await save({ prescriptions: [{ orderId: null, items }] });
    const run = await ask([ORDER]);
    await accept(run, 0);
    expect(await prescribed()).toEqual([[`${DOLO} × 6`, `${PAN} × 2`, '']]);
    const marks = (await orders())[0]?.medications.map(({ ai_run_id }) => ai_run_id);
    expect(marks).toEqual([run.id, null]);
    await undoAt(run, 0);
    expect(await prescribed()).toEqual([[`${DOLO} × 1`, `${PAN} × 2`, '']]);
  });

  it('raise the version of the sheet, so that an older save is refused', async () => {
    const { version } = await sheet();
    await accept(await ask([ORDER]), 0);
    const body = { version, prescriptions: [{ orderId: null, items: [item(panId, 2)] }] };
    const reply = await app.call(saveVisitSheet, { ...ofVisit(), body }, at.admin);
    expect(reply.statusCode).toBe(409);
    expect(await orders()).toHaveLength(1);
  });

  it('begin a second prescription once the first is billed, and stay after their own bill', async () => {
    await accept(await ask([ORDER]), 0);
    const [first] = await orders();
    await bill(first!.id);
    const run = await ask([TWO]);
    await accept(run, 0);
    expect(await orders()).toHaveLength(2);
    const second = (await orders()).find(({ id }) => id !== first!.id);
    await bill(second!.id);
    expect((await undoAt(run, 0)).json().message).toBe(M.builtOn);
  });

  it('are not undone once a person has changed them', async () => {
    const run = await ask([ORDER]);
    await accept(run, 0);
    const [order] = await orders();
    await save({ prescriptions: [{ orderId: order!.id, items: [item(at.drugId, 9)] }] });
    expect((await undoAt(run, 0)).json().message).toBe(M.builtOn);
    expect(await prescribed()).toEqual([[`${DOLO} × 9`, '']]);
  });

  it('are also tests, and Undo keeps a test that the order had before', async () => {
    await save({ tests: [{ orderId: null, tests: [{ id: at.testId }] }] });
    const both = { name: 'create_lab_order', parameters: { tests: ['CBC', 'ESR'] } };
    const run = await ask([both]);
    await accept(run, 0);
    const names = async () => (await labOrders()).map(({ tests }) => tests.map(({ name }) => name));
    expect(await names()).toEqual([['Complete Blood Count', 'ESR']]);
    await undoAt(run, 0);
    expect(await names()).toEqual([['Complete Blood Count']]);
  });

  it('stand in one prescription also from several devices at once, beside a save', async () => {
    const run = await ask([TWO]);
    const other = await ask([CBC]);
    const replies = await Promise.all([
      accept(run, 0, [0]),
      accept(run, 0, [1]),
      accept(other, 0),
      app.call(saveVisitSheet, { ...ofVisit(), body: { advice: 'Rest' } }, at.admin),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 409]);
    const left = (await kept()).find(({ id }) => id === run.id)!.proposals.at(-1)!;
    await accept(run, left.position, [0]);
    expect(await orders()).toHaveLength(1);
    expect(await labOrders()).toHaveLength(1);
    expect((await sheet()).advice).toBe('Rest');
  });

  it('are refused for another patient’s visit and beyond the most rows of an order', async () => {
    const run = await ask([ORDER]);
    const [proposal] = run.proposals;
    if (proposal?.plan.kind !== 'change' || !('lines' in proposal.plan.change)) throw new Error();
    const { change } = proposal.plan;
    const lines = Array.from({ length: 101 }, () => change.lines[0]!);
    const choice = { position: 0, change: { ...change, lines } };
    const reply = await apply(run, { proposals: [choice], onSheet: true });
    expect(reply.statusCode).toBe(400);
    expect(await orders()).toEqual([]);
  });
});

describe('a newer answer', () => {
  it('replaces the rows that wait for the same drug, and keeps the others', async () => {
    const run = await ask([TWO]);
    const again = await ask([
      { ...ORDER, parameters: { items: [{ ...ORDER.parameters.items[0], numberOfDays: 5 }] } },
    ]);
    const older = (await kept()).find(({ id }) => id === run.id)!.proposals;
    expect(older.map(({ state, message }) => [state, message])).toEqual([
      ['dismissed', M.replaced],
      ['waiting', ''],
    ]);
    expect(again.proposals).toMatchObject([{ state: 'waiting' }]);
    await accept(again, 0);
    await accept(run, 1);
    expect(await prescribed()).toEqual([[`${DOLO} × 10`, `${PAN} × 5`, 'Gel – at night']]);
  });

  it('leaves out what the sheet has exactly so', async () => {
    await accept(await ask([ORDER]), 0);
    const same = await ask([ORDER]);
    expect(same.proposals).toMatchObject([{ state: 'dismissed', message: M.onSheetAlready }]);
    const more = await ask([TWO]);
    expect(more.proposals).toMatchObject([{ state: 'waiting', isRepeat: false }]);
    await accept(more, 0);
    expect(await prescribed()).toEqual([[`${DOLO} × 6`, `${PAN} × 5`, 'Gel – at night']]);
  });

  it('replaces a waiting summary, and patient details that it gives again', async () => {
    const details = (parameters: object) => ({ name: 'update_patient_details', parameters });
    const summary = (text: string) => ({
      name: 'update_case_summary',
      parameters: { summary: text },
    });
    await ask([summary('Viral'), details({ age: 40, gender: 'F' })]);
    await ask([summary('Viral fever'), details({ age: 41 })]);
    expect((await states()).map(([state]) => state)).toEqual([
      ...['waiting', 'waiting'],
      ...['dismissed', 'waiting'],
    ]);
  });
});

it('each row keeps the words of the note that it comes from', async () => {
  const run = await ask([TWO, CBC], {
    query: 'Fever 2 days\nDolo 650 bd 3d, pan 40 od 5 days. CBC',
  });
  const [order, tests] = run.proposals.map(({ plan }) => plan.kind === 'change' && plan.words);
  expect(order).toEqual([
    { of: at.drugId, words: 'Dolo 650 bd 3d' },
    { of: panId, words: 'pan 40 od 5 days' },
  ]);
  expect(tests).toEqual([{ of: at.testId, words: 'CBC' }]);
});
