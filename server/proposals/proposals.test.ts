import { describe, expect, it } from 'vitest';
import { dismissProposals } from '#contract/ai/ai.endpoints.ts';
import { CHANGE_LINES, AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import { getClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { getComplaint, listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { startAssistedVisit } from '../testing/assisted-visit.ts';
import {
  CBC,
  DOLO,
  details,
  edit,
  editLab,
  memorise,
  ORDER,
  past,
  summarise,
} from '../testing/builders/actions.ts';

const { app, at, ask, apply, undo, kept, ofPatient, orders, labOrders, newOrder, newLabOrder } =
  startAssistedVisit();

const patient = () => app.ok(getPatient, ofPatient(), at.admin);
const note = () => app.ok(getComplaint, { params: { visitId: at.visit.id } }, at.admin);
const memory = async () => (await app.ok(getClinicSettings, {}, at.admin)).settings.aiMemory;

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
      (await app.ok(listPastComplaints, ofPatient(), at.admin))
        .map(({ complaint }) => complaint)
        .sort(),
    done: CHANGE_LINES['add-complaint'].done,
  },
  {
    name: 'a case summary',
    action: summarise('Viral fever, day 3'),
    read: async () => (await note()).case_summary,
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

  it('is stored with the wire’s names, as it was before the code spoke of visits', async () => {
    const run = await ask([summarise('Viral fever')]);
    await apply(run);
    const stored = await app.started.services.database.inClinic(at.admin.user.clinic_id!, (tx) =>
      tx.selectFrom('ai_proposals').where('run_id', '=', run.id).select(['plan', 'undo']).execute(),
    );
    const recordId = at.visit.id;
    expect(stored).toMatchObject([{ plan: { change: { recordId } }, undo: { recordId } }]);
  });

  it('is audited like the ordinary call, and as the assistant’s', async () => {
    const run = await ask([ORDER]);
    await apply(run);
    await undo(run);
    const verbs = await app.started.services.database.inClinic(at.admin.user.clinic_id!, (tx) =>
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

describe('dismissed and undecided proposals', () => {
  it('a dismissed proposal stays dismissed for every user', async () => {
    const run = await ask([ORDER, CBC]);
    const input = { params: { id: run.id }, body: { positions: [0] } };
    await app.ok(dismissProposals, input, at.admin);
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
