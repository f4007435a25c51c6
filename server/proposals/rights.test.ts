import { beforeEach, describe, expect, it } from 'vitest';
import { listVisitRuns } from '#contract/ai/ai.endpoints.ts';
import { AI_MESSAGES as M, otherPatient } from '#contract/ai/ai.messages.ts';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { startAssistedVisit } from '../testing/assisted-visit.ts';
import { CBC, details, edit, memorise, ORDER, past } from '../testing/builders/actions.ts';
import { newClinic, newPatient, newStaff } from '../testing/builders/clinic.ts';

const { app, at, ask, apply, undo, kept, ofPatient, orders, labOrders, newOrder } =
  startAssistedVisit();

describe('the assistant gives no extra rights', () => {
  it.each([
    ['receptionist', ORDER],
    ['lab', ORDER],
    ['pharmacy', CBC],
    ['lab', details({ age: 3 })],
    ['receptionist', memorise('Obey.')],
  ] as const)('to a %s', async (role, action) => {
    const person = await newStaff(app, at.admin, role);
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
    expect(
      (await app.call(listVisitRuns, { params: { id: at.visit.id } }, stranger)).statusCode,
    ).toBe(404);
  });

  it('to change another patient', async () => {
    const other = await newPatient(app, at.admin, 'Ravi');
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
    await app.ok(updatePatient, { ...ofPatient(), body: { allergies: ['Paracetamol'] } }, at.admin);
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
    await app.ok(updateClinicSettings, { body: { askBeforeApplying: false } }, at.admin);
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
    await app.ok(updateClinicSettings, { body: { askBeforeApplying: true } }, at.admin);
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
