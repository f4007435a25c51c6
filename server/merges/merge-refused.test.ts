import { describe, expect, it } from 'vitest';
import { admitPatient } from '#contract/admissions/admissions.endpoints.ts';
import { comparePatients } from '#contract/merges/merges.endpoints.ts';
import { alreadyMerged, bothVisit, MERGE_MESSAGES as M } from '#contract/merges/merges.messages.ts';
import { newClinic, newPatient, newPlan } from '../testing/builders/clinic.ts';
import { startMerges } from '../testing/clinics/merging-clinic.ts';

const { app, at, edit, merge, join } = startMerges();

describe('a merge is refused', () => {
  const refusal = async (body: object = {}, id = at.kept.id) => {
    const reply = await merge(body, id);
    return [reply.statusCode, reply.json().message];
  };

  it('of one record with itself, of an unknown one and of another clinic’s', async () => {
    expect(await refusal({ lostId: at.kept.id })).toEqual([400, M.samePatient]);
    const theirs = await newPatient(app, await newClinic(app, 'Theirs'));
    expect((await refusal({ lostId: theirs.id }))[0]).toBe(404);
    expect((await refusal({}, theirs.id))[0]).toBe(404);
    const params = { id: at.kept.id, otherId: theirs.id };
    expect((await app.call(comparePatients, { params }, at.world.admin)).statusCode).toBe(404);
  });

  it('while both have an open visit', async () => {
    const { token_no } = await join(at.kept.id);
    expect(await refusal()).toEqual([409, bothVisit([1, token_no])]);
    const params = { id: at.kept.id, otherId: at.lost.id };
    const compared = await app.ok(comparePatients, { params }, at.world.admin);
    expect(compared.blocks).toEqual([bothVisit([1, token_no])]);
  });

  it('while both are admitted, and while both subscriptions run', async () => {
    for (const { id } of [at.kept, at.lost])
      await app.ok(admitPatient, { params: { id }, body: {} }, at.world.admin);
    expect(await refusal()).toEqual([409, M.bothAdmitted]);
    at.kept = await newPatient(app, at.world.admin);
    const { id: subscription_plan_id } = await newPlan(app, at.world.admin);
    for (const { id } of [at.kept, at.lost]) await edit(id, { subscription_plan_id });
    expect(await refusal()).toEqual([409, M.bothSubscribed]);
  });

  it('with more allergies than one record may have', async () => {
    const many = (name: string) => Array.from({ length: 11 }, (_, at) => `${name} ${at}`);
    await edit(at.kept.id, { allergies: many('One') });
    await edit(at.lost.id, { allergies: many('Other') });
    expect(await refusal()).toEqual([409, M.tooManyAllergies]);
  });

  it('once it is done, either way around', async () => {
    await merge();
    const numbers = { lost: at.lost.token, kept: at.kept.token };
    expect(await refusal()).toEqual([409, alreadyMerged(numbers)]);
    expect(await refusal({ lostId: at.kept.id }, at.lost.id)).toEqual([
      409,
      alreadyMerged(numbers),
    ]);
  });

  it('when a record has changed since it was compared', async () => {
    const params = { id: at.kept.id, otherId: at.lost.id };
    const { version } = await app.ok(comparePatients, { params }, at.world.admin);
    app.clock.advance(1_000);
    await edit(at.lost.id, { address: 'Elsewhere' });
    expect(await refusal({ version })).toEqual([409, M.changedSince]);
  });
});
