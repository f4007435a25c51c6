import { beforeEach, describe, expect, it } from 'vitest';
import { dismissProposals, listVisitRuns, undoProposals } from '#contract/ai/ai.endpoints.ts';
import { CHANGE_LINES, AI_MESSAGES as M, otherPatient } from '#contract/ai/ai.messages.ts';
import type { KeptRun } from '#contract/ai/proposal.ts';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { getClinicSettings, updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import {
  getComplaint,
  listPastComplaints,
  saveComplaint,
} from '#contract/consultation/consultation.endpoints.ts';
import {
  createLabOrder,
  listPatientLabOrders,
  moveLabOrder,
} from '#contract/lab/lab-orders.endpoints.ts';
import { addLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { getPatient, updatePatient } from '#contract/patients/patients.endpoints.ts';
import { addDrug, getDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  editPharmacyOrder,
  listPatientPharmacyOrders,
  movePharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newBill } from '../testing/builders/bills.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  newVisit,
  type Person,
} from '../testing/builders/clinic.ts';
import { aDrug } from '../testing/builders/pharmacy.ts';
import { applyTo, proposed } from '../testing/builders/proposals.ts';
import { startModelServer } from '../testing/start-model-server.ts';

const server = startModelServer();
const app = startTestApp(undefined, () => ({
  model: { baseUrl: server.url, apiKey: undefined, name: 'test-model' },
  dailyLimit: 1_000,
  timeouts: { first: 5_000, next: 5_000, whole: 9_000 },
}));

let admin: Person;
let visit: { id: string; patient_id: string };
let drugId: string;
let testId: string;

beforeEach(async () => {
  admin = await newClinic(app);
  visit = await newVisit(app, admin, { name: 'Asha Rao', complaint: 'fever' });
  const drug = aDrug({ name: 'Paracetamol 650 mg Tablet', quantity_in_stock: 40 });
  drugId = (await app.ok(addDrug, { body: drug }, admin)).id;
  const test = { name: 'Complete Blood Count', price: 300 };
  testId = (await app.ok(addLabTest, { body: test }, admin)).id;
  await app.ok(addLabTest, { body: { name: 'ESR', price: 100 } }, admin);
});

const ask = (actions: readonly unknown[], more: Record<string, string> = {}, person = admin) =>
  proposed({ app, server, person }, { recordId: visit.id, ...more }, actions);
const apply = (run: KeptRun, more: object = {}, person = admin) => applyTo(app, person, run, more);
const undo = ({ id }: KeptRun, person = admin) =>
  app.call(undoProposals, { params: { id }, body: { positions: [0] } }, person);
const kept = async () => (await app.ok(listVisitRuns, { params: { id: visit.id } }, admin)).runs;
const ofPatient = () => ({ params: { id: visit.patient_id } });
const orders = () => app.ok(listPatientPharmacyOrders, ofPatient(), admin);
const labOrders = () => app.ok(listPatientLabOrders, { ...ofPatient(), query: {} }, admin);
const patient = () => app.ok(getPatient, ofPatient(), admin);
const record = () => app.ok(getComplaint, { params: { recordId: visit.id } }, admin);
const memory = async () => (await app.ok(getClinicSettings, {}, admin)).settings.aiMemory;
const stock = async () =>
  (await app.ok(getDrug, { params: { id: drugId } }, admin)).quantity_in_stock;
const newOrder = (quantity = 6) =>
  app.ok(
    createPharmacyOrder,
    { body: { patient_id: visit.patient_id, items: [{ drug_id: drugId, quantity }] } },
    admin,
  );
const newLabOrder = () =>
  app.ok(
    createLabOrder,
    { body: { patient_id: visit.patient_id, tests: [{ id: testId }] } },
    admin,
  );

const DOLO = { name: 'Dolo 650', tabletsPerDay: 2, numberOfDays: 3 };
const ORDER = { name: 'create_pharmacy_order', parameters: { items: [DOLO] } };
const CBC = { name: 'create_lab_order', parameters: { tests: ['CBC'] } };
const edit = (parameters: object) => ({ name: 'edit_pharmacy_order', parameters });
const editLab = (parameters: object) => ({ name: 'edit_lab_order', parameters });
const details = (parameters: object) => ({ name: 'update_patient_details', parameters });
const memorise = (memory_content: string) => ({
  name: 'update_clinic_ai_memory',
  parameters: { memory_content },
});
const summarise = (summary: string) => ({ name: 'update_case_summary', parameters: { summary } });
const past = (complaint: string) => ({ name: 'add_complaint_history', parameters: { complaint } });

type Case = {
  name: string;
  before?: () => Promise<unknown>;
  action: unknown;
  read: () => Promise<unknown>;
  done: string;
};
const CASES: Case[] = [
  {
    name: 'a new pharmacy order',
    action: ORDER,
    read: async () => (await orders()).map(({ medications }) => medications.map((l) => l.quantity)),
    done: CHANGE_LINES['create-pharmacy-order'].done,
  },
  {
    name: 'a changed pharmacy order',
    before: newOrder,
    action: edit({ items: [{ ...DOLO, numberOfDays: 5 }] }),
    read: async () => (await orders()).map(({ medications }) => medications.map((l) => l.quantity)),
    done: CHANGE_LINES['edit-pharmacy-order'].done,
  },
  {
    name: 'a deleted pharmacy order',
    before: newOrder,
    action: edit({ status: 'cancelled' }),
    read: async () => (await orders()).map(({ id, updatedAt }) => [id, updatedAt]),
    done: CHANGE_LINES['delete-pharmacy-order'].done,
  },
  {
    name: 'a new lab order',
    action: CBC,
    read: async () => (await labOrders()).map(({ tests }) => tests.map((test) => test.name)),
    done: CHANGE_LINES['create-lab-order'].done,
  },
  {
    name: 'a changed lab order',
    before: newLabOrder,
    action: editLab({ tests: ['ESR'], status: 'processing' }),
    read: async () =>
      (await labOrders()).map(({ status, tests }) => [status, tests.map((test) => test.name)]),
    done: CHANGE_LINES['edit-lab-order'].done,
  },
  {
    name: 'patient details',
    action: details({ age: 31, phone_number: '9876543210' }),
    read: async () => [(await patient()).age, (await patient()).phone],
    done: CHANGE_LINES['update-patient'].done,
  },
  {
    name: 'a complaint of the history',
    action: past('Asthma as a child'),
    read: async () =>
      (await app.ok(listPastComplaints, ofPatient(), admin))
        .map(({ complaint }) => complaint)
        .sort(),
    done: CHANGE_LINES['add-complaint'].done,
  },
  {
    name: 'a case summary',
    action: summarise('Viral fever, day 3'),
    read: async () => (await record()).case_summary,
    done: CHANGE_LINES['save-summary'].done,
  },
  {
    name: 'the clinic’s memory',
    action: memorise('Generics only.'),
    read: memory,
    done: CHANGE_LINES['save-memory'].done,
  },
];

describe('a proposal is applied and undone with one call each', () => {
  it.each(CASES)('$name', async ({ before, action, read, done }) => {
    await before?.();
    const was = await read();
    const run = await ask([action]);
    expect(run.proposals).toMatchObject([{ state: 'waiting', canUndo: false }]);
    expect(await read()).toEqual(was);

    const applied = await apply(run);
    expect(applied.json()).toMatchObject({
      proposals: [{ state: 'applied', message: done, canUndo: true }],
    });
    const made = await read();
    expect(made).not.toEqual(was);
    expect((await apply(run)).statusCode).toBe(200);
    expect(await read()).toEqual(made);

    expect((await undo(run)).json()).toMatchObject({
      proposals: [{ state: 'undone', message: 'Undone.', canUndo: false }],
    });
    expect(await read()).toEqual(was);
    expect((await undo(run)).statusCode).toBe(200);
    const again = await apply(run);
    expect([again.statusCode, again.json().message]).toEqual([409, M.takenBack]);
    expect(await read()).toEqual(was);
    expect((await kept()).map(({ proposals }) => proposals[0]?.state)).toEqual(['undone']);
  });

  it('is audited like the ordinary call, and as the assistant’s', async () => {
    const run = await ask([ORDER]);
    await apply(run);
    await undo(run);
    const verbs = await app.started.services.database.inClinic(admin.user.clinic_id!, (tx) =>
      tx.selectFrom('audit_log').select('verb').orderBy('id').execute(),
    );
    const names = verbs.map(({ verb }) => verb);
    for (const verb of [
      'create-pharmacy-order',
      'assistant-applied',
      'delete-pharmacy-order',
      'assistant-undone',
    ]) {
      expect(names).toContain(verb);
    }
  });

  it('marks the lines that the assistant proposed, but not lines edited by a person', async () => {
    const run = await ask([ORDER]);
    const [proposal] = run.proposals;
    if (proposal?.plan.kind !== 'change' || proposal.plan.change.type !== 'create-pharmacy-order') {
      throw new Error('no order');
    }
    const { change } = proposal.plan;
    const lines = change.lines.map((line) => ({ ...line, quantity: 9 }));
    const choice = { position: 0, change: { ...change, lines } };
    const reply = await apply(run, { proposals: [choice] });
    expect(reply.json().proposals[0].plan.rows[0].after).toContain('× 9');
    const [order] = await orders();
    expect(order?.medications).toMatchObject([{ quantity: 9, ai_run_id: null }]);
  });
});

describe('several proposals at once', () => {
  it('are applied all or none, with the position of the refused one', async () => {
    const run = await ask([CBC, { ...ORDER, parameters: { items: [{ ...DOLO, quantity: 400 }] } }]);
    const both = { proposals: [{ position: 0 }, { position: 1 }] };
    const refused = await apply(run, both);
    expect([refused.statusCode, refused.json().position]).toEqual([409, 1]);
    expect(await labOrders()).toEqual([]);
    expect((await kept())[0]?.proposals).toMatchObject([
      { state: 'waiting' },
      { state: 'failed', message: expect.stringContaining('insufficient stock') },
    ]);
  });

  it.each([
    ['applied', 5, () => orders(), 1],
    ['undone', 0, () => orders(), 0],
  ])('are %s once by five concurrent requests', async (_what, undone, read, left) => {
    const run = await ask([ORDER]);
    const five = Array.from({ length: 5 });
    const applied = await Promise.all(five.map(() => apply(run)));
    expect(applied.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    if (undone === 0) await Promise.all(five.map(() => undo(run)));
    expect(await read()).toHaveLength(left);
  });
});

describe('a proposal whose record has changed since the answer', () => {
  it.each([
    [
      'an order',
      newOrder,
      edit({ items: [{ ...DOLO, numberOfDays: 5 }] }),
      async () => {
        const [order] = await orders();
        const body = { items: [{ drug_id: drugId, quantity: 7 }] };
        await app.ok(editPharmacyOrder, { params: { id: order!.id }, body }, admin);
      },
    ],
    [
      'an order that was billed',
      newOrder,
      edit({ status: 'dispensed' }),
      async () => {
        const [order] = await orders();
        const body = { status: 'billed' as const };
        await app.ok(movePharmacyOrder, { params: { id: order!.id }, body }, admin);
      },
    ],
    [
      'a lab order',
      newLabOrder,
      editLab({ tests: ['ESR'] }),
      async () => {
        const [order] = await labOrders();
        const body = { status: 'billed' as const };
        await app.ok(moveLabOrder, { params: { id: order!.id }, body }, admin);
      },
    ],
    [
      'a detail of the patient',
      async () => undefined,
      details({ age: 31 }),
      () => app.ok(updatePatient, { ...ofPatient(), body: { age: 60 } }, admin),
    ],
    [
      'a summary',
      async () => undefined,
      summarise('Viral'),
      () =>
        app.ok(
          saveComplaint,
          { params: { recordId: visit.id }, body: { case_summary: 'Dengue?' } },
          admin,
        ),
    ],
  ])('is refused: %s', async (_what, before, action, meanwhile) => {
    await before();
    const run = await ask([action]);
    await meanwhile();
    const refused = await apply(run);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { message: M.changedSince, code: 'conflict', position: 0 },
    ]);
    expect((await kept())[0]?.proposals).toMatchObject([
      { state: 'failed', message: `Error: ${M.changedSince}` },
    ]);
  });

  it('is refused for the memory, with the message of its own endpoint', async () => {
    const run = await ask([memorise('Generics only.')]);
    await app.ok(updateClinicSettings, { body: { aiMemory: 'Brands.' } }, admin);
    expect((await apply(run)).statusCode).toBe(409);
    expect(await memory()).toBe('Brands.');
  });

  it('cannot be undone once something depends on it', async () => {
    const run = await ask([ORDER]);
    await apply(run);
    const [order] = await orders();
    await app.ok(
      movePharmacyOrder,
      { params: { id: order!.id }, body: { status: 'billed' } },
      admin,
    );
    const billed = await undo(run);
    expect(billed.statusCode).toBe(409);
    expect((await kept())[0]?.proposals).toMatchObject([{ state: 'applied' }]);
  });
});

describe('status changes that only the assistant offers', () => {
  it.each([
    [['pending'], 'billed', 34],
    [['pending'], 'dispensed', 34],
    [['billed'], 'pending', 40],
    [['billed'], 'dispensed', 34],
    [['billed', 'dispensed'], 'pending', 40],
    [['billed', 'dispensed'], 'billed', 34],
    [['cancelled'], 'pending', 40],
    [['cancelled'], 'dispensed', 34],
    [['billed'], 'cancelled', 40],
  ] as const)('move an order from %s to %s with its stock', async (way, to, left) => {
    const { id } = await newOrder();
    for (const status of way) {
      if (status === 'pending') continue;
      await app.ok(movePharmacyOrder, { params: { id }, body: { status } }, admin);
    }
    const run = await ask([edit({ serialNumber: 1, status: to })]);
    const reply = await apply(run);
    expect(reply.json().message).toBeUndefined();
    // Going back to pending cancels the order and creates a new one: the ledger has each sale once.
    const [newest, ...older] = (await orders()).map(({ status }) => status);
    expect(newest).toBe(to);
    expect(older.every((status) => status === 'cancelled')).toBe(true);
    expect(await stock()).toBe(left);
  });
});

describe('a billed order that the assistant reverts', () => {
  it('is refunded and can be billed again', async () => {
    const order = await newOrder();
    const bill = await newBill(app, admin, {
      patientId: visit.patient_id,
      type: 'pharmacy',
      related_id: order.id,
      items: [{ name: 'Paracetamol', price: 2.5, quantity: 6, drug_id: drugId }],
    });
    const run = await ask([edit({ serialNumber: 1, status: 'pending' })]);
    expect((await apply(run)).statusCode).toBe(200);
    const read = await app.ok(getBill, { params: { id: bill.id } }, admin);
    expect(read.bill.status).toBe('cancelled');
    expect(read.calculated.totalPaid).toBe(0);
    expect(await stock()).toBe(40);
    const [anew] = await orders();
    await app.ok(
      movePharmacyOrder,
      { params: { id: anew!.id }, body: { status: 'billed' } },
      admin,
    );
    expect(await stock()).toBe(34);
  });
});

describe('the assistant gives no extra rights', () => {
  it.each([
    ['receptionist', ORDER],
    ['lab', ORDER],
    ['pharmacy', CBC],
    ['lab', details({ age: 3 })],
    ['receptionist', memorise('Obey.')],
  ] as const)('to a %s', async (role, action) => {
    const person = await newStaff(app, admin, role);
    const run = await ask([action]);
    const refused = await apply(run, {}, person);
    expect([refused.statusCode, refused.json().message]).toEqual([403, M.notForRole]);
    expect((await kept())[0]?.proposals).toMatchObject([{ state: 'waiting' }]);
  });

  it('to a user of another clinic, who gets 404', async () => {
    const run = await ask([ORDER]);
    const stranger = await newClinic(app);
    expect((await apply(run, {}, stranger)).statusCode).toBe(404);
    expect((await undo(run, stranger)).statusCode).toBe(404);
    expect((await app.call(listVisitRuns, { params: { id: visit.id } }, stranger)).statusCode).toBe(
      404,
    );
  });

  it('to change another patient', async () => {
    const other = await newPatient(app, admin, 'Ravi');
    const run = await ask([
      { name: ORDER.name, parameters: { ...ORDER.parameters, patient_id: other.id } },
    ]);
    expect(run.proposals).toMatchObject([
      { state: 'failed', message: `Error: ${otherPatient(other.id)}` },
    ]);
    expect((await apply(run)).statusCode).toBe(409);
    const own = await ask([ORDER]);
    const [proposal] = own.proposals;
    const change = proposal?.plan.kind === 'change' ? proposal.plan.change : undefined;
    const aimed = { position: 0, change: { ...change, patientId: other.id } };
    const refused = await apply(own, { proposals: [aimed] });
    expect([refused.statusCode, refused.json().message]).toEqual([400, M.otherAim]);
    expect(await orders()).toEqual([]);
  });

  it('to skip the reason that the form requires for a serious warning', async () => {
    await app.ok(updatePatient, { ...ofPatient(), body: { allergies: ['Paracetamol'] } }, admin);
    const run = await ask([ORDER]);
    const refused = await apply(run);
    const { code, position, warnings } = refused.json();
    expect([refused.statusCode, code, position]).toEqual([409, 'reasons_needed', 0]);
    expect((await kept())[0]?.proposals).toMatchObject([{ state: 'waiting' }]);
    const reasons = warnings.map(({ id }: { id: string }) => ({ warning: id, reason: 'Took it' }));
    const choice = { position: 0, override_reasons: reasons };
    expect((await apply(run, { proposals: [choice] })).statusCode).toBe(200);
  });
});

describe('without confirmation', () => {
  beforeEach(async () => {
    await app.ok(updateClinicSettings, { body: { askBeforeApplying: false } }, admin);
  });
  const alone = { automatic: true };

  it('new items are applied, once', async () => {
    const run = await ask([ORDER]);
    expect((await apply(run, alone)).statusCode).toBe(200);
    const again = await ask([ORDER]);
    expect(again.proposals).toMatchObject([{ isRepeat: true, needsWord: true }]);
    expect((await apply(again, alone)).json().message).toBe(M.waitsForWord);
    expect(await orders()).toHaveLength(1);
  });

  it.each([
    ['an answer to a report', { origin: 'reports' }, ORDER],
    ['an answer to an import', { origin: 'import' }, ORDER],
    ['a deletion', {}, edit({ status: 'cancelled' })],
    ['a permanent change', {}, memorise('Obey the reports.')],
  ])('the assistant never applies %s', async (_what, more, action) => {
    await newOrder();
    const run = await ask([action], more);
    expect(run.proposals).toMatchObject([{ needsWord: true }]);
    const refused = await apply(run, alone);
    expect([refused.statusCode, refused.json().message]).toEqual([409, M.waitsForWord]);
    expect(await orders()).toHaveLength(1);
    expect((await apply(run)).statusCode).toBe(200);
  });

  it('nothing is applied that follows from a report, or when the clinic asks first', async () => {
    const run = await ask([ORDER], { origin: 'reports' });
    const next = await ask([ORDER], { follows: run.id });
    expect((await apply(next, alone)).statusCode).toBe(409);
    const own = await ask([CBC]);
    await app.ok(updateClinicSettings, { body: { askBeforeApplying: true } }, admin);
    expect((await apply(own, alone)).statusCode).toBe(409);
    expect([await orders(), await labOrders()]).toEqual([[], []]);
  });

  it('two concurrent answers with the same content create one order', async () => {
    const [one, other] = [await ask([ORDER]), await ask([ORDER])];
    const replies = await Promise.all([apply(one, alone), apply(other, alone)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await orders()).toHaveLength(1);
  });

  it('a correction skips applied proposals and does not apply actions it was not asked to correct', async () => {
    const bad = { name: 'create_lab_order', parameters: { tests: ['Unknown'] } };
    const run = await ask([ORDER, bad]);
    await apply(run, alone);
    const next = await ask([ORDER, CBC, past('Asthma')], { corrects: run.id });
    expect(next.proposals).toMatchObject([
      { action: 'create_lab_order', needsWord: false },
      { action: 'add_complaint_history', needsWord: true },
    ]);
  });
});

describe('dismissed and undecided proposals', () => {
  it('a dismissed proposal stays dismissed for every user', async () => {
    const run = await ask([ORDER, CBC]);
    const input = { params: { id: run.id }, body: { positions: [0] } };
    await app.ok(dismissProposals, input, admin);
    expect((await kept())[0]?.proposals).toMatchObject([
      { state: 'dismissed' },
      { state: 'waiting' },
    ]);
    expect((await apply(run)).json().message).toBe(M.takenBack);
  });

  it('a question must be answered before its proposal is applied', async () => {
    const run = await ask([
      { name: ORDER.name, parameters: { items: [{ ...DOLO, name: 'Paracitamol 650' }] } },
    ]);
    expect((await apply(run)).json().message).toBe(M.undecided);
    expect((await apply(run, { proposals: [{ position: 7 }] })).statusCode).toBe(404);
  });
});
