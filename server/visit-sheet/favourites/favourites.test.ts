import { describe, expect, it } from 'vitest';
import { deleteLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { addDrug, deleteDrug, editDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';
import { drugRow, startFavourites } from '../../testing/clinics/favourites-clinic.ts';

const { app, at, full, created, edit, remove, restore, list } = startFavourites();
const namesOf = async (person = at.ravi) => (await list(person)).map(({ name }) => name);

describe('a favourite', () => {
  it('keeps all its rows in their order', async () => {
    const { name, drugs, tests, ...rest } = full();
    const favourite = await created(full());
    expect(favourite).toMatchObject({ name, shared: false, version: 1, updatedBy: 'Ravi' });
    expect(favourite).toMatchObject(rest);
    expect(favourite.drugs).toEqual(drugs.map((drug) => ({ ...drug, currentName: 'Pan 40' })));
    expect(favourite.tests).toEqual(tests.map((test) => ({ ...test, currentName: 'CBC' })));
    expect(await list()).toEqual([favourite]);
  });

  it('keeps that no days were written for a drug', async () => {
    const drugs = full().drugs.map((drug) => ({ ...drug, numberOfDays: 1, daysAssumed: true }));
    expect((await created({ ...full(), drugs })).drugs[0]?.daysAssumed).toBe(true);
  });

  it('is the doctor’s own, or the clinic’s', async () => {
    await created({ name: 'mine' });
    await created({ name: 'ours', shared: true });
    expect([await namesOf(), await namesOf(at.meena)]).toEqual([['mine', 'ours'], ['ours']]);
    expect(await namesOf(at.elsewhere)).toEqual([]);
  });

  it('is changed, shared, and renamed, with its earlier rows gone', async () => {
    const first = await created(full());
    const reply = await edit(first, { name: 'Throat', shared: true, drugs: [], advice: 'Gargle' });
    expect(reply.statusCode).toBe(200);
    const [shown] = await list(at.meena);
    expect(shown).toMatchObject({ id: first.id, name: 'Throat', shared: true, version: 2 });
    expect(shown).toMatchObject({ drugs: [], tests: [], advice: 'Gargle', followUpDays: null });
    // An older browser sends none.
    expect(shown?.outsideTests).toBe('MRI knee');
  });

  it('shows a drug that was renamed or deleted since, and a deleted test', async () => {
    const dolo = await app.ok(addDrug, { body: aDrug({ name: 'Dolo 650' }) }, at.admin);
    await created({ ...full(), drugs: [drugRow(at.pan), drugRow(dolo)] });
    const body = aDrug({ name: 'Pan 20' });
    await app.ok(editDrug, { params: { id: at.pan.id }, body }, at.admin);
    await app.ok(deleteDrug, { params: { id: dolo.id } }, at.admin);
    await app.ok(deleteLabTest, { params: { id: at.cbc } }, at.admin);
    const [favourite] = await list();
    expect(favourite?.drugs.map(({ name, currentName }) => [name, currentName])).toEqual([
      ['Pan 40', 'Pan 20'],
      ['Dolo 650', null],
    ]);
    expect(favourite?.tests).toEqual([{ id: at.cbc, name: 'CBC', currentName: null }]);
  });

  it('is deleted, and back after Undo, with all its rows', async () => {
    const favourite = await created(full());
    expect((await remove(favourite)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
    expect((await remove(favourite)).statusCode).toBe(404);
    expect((await restore(favourite)).json()).toEqual(favourite);
    expect((await restore(favourite)).json()).toEqual(favourite);
    expect(await list()).toEqual([favourite]);
  });
});

it('every change leaves an audit row', async () => {
  const favourite = await created();
  await edit(favourite, { advice: 'Gargle' });
  await remove(favourite);
  await restore(favourite);
  const { rows } = await app.started.pool.query<{ verb: string }>(
    'SELECT verb FROM audit_log WHERE record_id = $1 ORDER BY at, id',
    [favourite.id],
  );
  expect(rows.map(({ verb }) => verb)).toEqual(
    ['create', 'edit', 'delete', 'restore'].map((verb) => `${verb}-favourite`),
  );
});
