import { beforeEach, describe, expect, it } from 'vitest';
import { generateSuggestion } from '#contract/ai/ai.endpoints.ts';
import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import {
  createLabOrder,
  getLabOrder,
  moveLabOrder,
  overrideLabOrder,
} from '#contract/lab/lab-orders.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  editPharmacyOrder,
  getPharmacyOrder,
  movePharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newBill } from '../testing/builders/bills.ts';
import { newClinic, newPatient, type Person } from '../testing/builders/clinic.ts';
import { newLabTest } from '../testing/builders/lab.ts';
import { aDrug } from '../testing/builders/pharmacy.ts';

const app = startTestApp();
let admin: Person;
let patientId: string;
let runId: string;

const runOf = async (person: Person): Promise<string> =>
  (await app.call(generateSuggestion, { body: { query: 'fever' } }, person)).json().runId;
beforeEach(async () => {
  admin = await newClinic(app);
  patientId = (await newPatient(app, admin)).id;
  runId = await runOf(admin);
});

describe('a drug that the assistant proposed', () => {
  let para: string;
  let ors: string;
  beforeEach(async () => {
    para = (await app.ok(addDrug, { body: aDrug() }, admin)).id;
    ors = (await app.ok(addDrug, { body: aDrug({ name: 'ORS' }) }, admin)).id;
  });
  const item = (drug_id: string, quantity: number, by?: string) => ({
    ...{ drug_id, quantity, directions_to_use: 'After food' },
    ...(by && { ai_run_id: by }),
  });
  const create = (...items: ReturnType<typeof item>[]) =>
    app.call(createPharmacyOrder, { body: { patient_id: patientId, items } }, admin);
  const created = async (...items: ReturnType<typeof item>[]) =>
    (await create(...items)).json().id as string;
  const edit = (id: string, ...items: ReturnType<typeof item>[]) =>
    app.ok(editPharmacyOrder, { params: { id }, body: { items } }, admin);
  const marks = async (id: string) => {
    const { medications } = await app.ok(getPharmacyOrder, { params: { id } }, admin);
    return medications.map(({ ai_run_id }) => ai_run_id);
  };

  it('is marked, but not a line that a person added beside it', async () => {
    expect(await marks(await created(item(para, 6, runId), item(ors, 2)))).toEqual([runId, null]);
  });

  it('stays marked while another line is edited, and loses the mark when edited itself', async () => {
    const id = await created(item(para, 6, runId), item(ors, 2, runId));
    await edit(id, item(ors, 3), item(para, 6));
    expect(await marks(id)).toEqual([null, runId]);
    await edit(id, item(ors, 3), { ...item(para, 6), directions_to_use: 'At night' });
    expect(await marks(id)).toEqual([null, null]);
  });

  it('cannot be marked later by a body that claims an existing line', async () => {
    const id = await created(item(para, 6), item(ors, 2));
    const later = await runOf(admin);
    await edit(id, item(para, 6, later), item(ors, 5, later));
    expect(await marks(id)).toEqual([null, later]);
    await edit(id, item(para, 6, runId), item(ors, 5, runId));
    expect(await marks(id)).toEqual([null, later]);
  });

  it.each([
    [
      'from the queue',
      (id: string) =>
        app.ok(movePharmacyOrder, { params: { id }, body: { status: 'billed' } }, admin),
    ],
    [
      'with the edit',
      (id: string) =>
        app.ok(editPharmacyOrder, { params: { id }, body: { status: 'billed' } }, admin),
    ],
  ])('loses its mark when it is billed %s', async (_, bill) => {
    const id = await created(item(para, 6, runId));
    await bill(id);
    expect(await marks(id)).toEqual([null]);
  });

  it('stays marked when its order is cancelled, because no person has accepted it', async () => {
    const id = await created(item(para, 6, runId));
    await app.ok(movePharmacyOrder, { params: { id }, body: { status: 'cancelled' } }, admin);
    expect(await marks(id)).toEqual([runId]);
  });

  it('requires an answer of this clinic', async () => {
    const stranger = await runOf(await newClinic(app));
    const reply = await create(item(para, 6, stranger));
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { items: M.unknownRun }]);
  });
});

describe('a lab test that the assistant proposed', () => {
  const marks = async (id: string) =>
    (await app.ok(getLabOrder, { params: { id } }, admin)).tests.map(({ ai_run_id }) => ai_run_id);
  const change = (id: string, body: object) =>
    app.ok(overrideLabOrder, { params: { id }, body }, admin);
  let cbc: string;
  let esr: string;
  beforeEach(async () => {
    cbc = await newLabTest(app, admin, { name: 'CBC' });
    esr = await newLabTest(app, admin, { name: 'ESR' });
  });
  const order = async (...tests: { id: string; ai_run_id?: string }[]) =>
    (await app.ok(createLabOrder, { body: { patient_id: patientId, tests } }, admin)).id;
  const asSent = (id: string) => ({ id, name: 'Any name', price: 1 });

  it('is marked, keeps the mark while others change, and past ones stay unmarked', async () => {
    const id = await order({ id: cbc, ai_run_id: runId });
    await change(id, { tests: [asSent(esr), asSent(cbc)] });
    expect(await marks(id)).toEqual([null, runId]);
    await change(id, { tests: [{ ...asSent(esr), ai_run_id: runId }] });
    expect(await marks(id)).toEqual([null]);
    await change(id, { tests: [asSent(esr), { ...asSent(cbc), ai_run_id: runId }] });
    expect(await marks(id)).toEqual([null, runId]);
  });

  it.each([
    [
      'by its step',
      (id: string) => app.ok(moveLabOrder, { params: { id }, body: { status: 'billed' } }, admin),
    ],
    [
      'by its bill',
      (labOrderId: string) => {
        const items = [{ name: 'CBC', price: 300, item_id: cbc }];
        return newBill(app, admin, { patientId, labOrderId, type: 'lab', items });
      },
    ],
    ['by an override past that', (id: string) => change(id, { status: 'collected' })],
  ])('loses its mark when it is billed %s', async (_, bill) => {
    const id = await order({ id: cbc, ai_run_id: runId });
    await bill(id);
    expect(await marks(id)).toEqual([null]);
  });
});
