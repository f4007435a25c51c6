import { v7 as newId } from 'uuid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { addDrug, deleteDrug, editDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import type { Favourite } from '#contract/visit-sheet/favourites/favourite.ts';
import {
  createFavourite,
  deleteFavourite,
  editFavourite,
  listFavourites,
  restoreFavourite,
} from '#contract/visit-sheet/favourites/favourites.endpoints.ts';
import {
  FAVOURITES_MESSAGES as M,
  nameTaken,
} from '#contract/visit-sheet/favourites/favourites.messages.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { newLabTest } from '../../testing/builders/lab.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';

const app = startTestApp();
let admin: Person;
let ravi: Person;
let meena: Person;
let elsewhere: Person;
let pan: Drug;
let cbc: string;

beforeAll(async () => {
  elsewhere = await newClinic(app, 'Other Clinic');
});
beforeEach(async () => {
  admin = await newClinic(app, 'Favourites Clinic');
  ravi = await newStaff(app, admin, 'doctor', { name: 'Ravi' });
  meena = await newStaff(app, admin, 'doctor', { name: 'Meena' });
  pan = await app.ok(addDrug, { body: aDrug({ name: 'Pan 40' }) }, admin);
  cbc = await newLabTest(app, admin, { name: 'CBC' });
});

const drugRow = (drug: Drug) => ({
  ...{ drug_id: drug.id, name: drug.name, quantity: 10, tabletsPerDay: 2, numberOfDays: 5 },
  directions_to_use: '1-0-1 before food',
});
const full = () => ({
  name: 'urti',
  drugs: [drugRow(pan)],
  tests: [{ id: cbc, name: 'CBC' }],
  diagnoses: ['URTI'],
  advice: 'Warm fluids',
  outside: 'TELMA 40 1-0-0',
  outsideTests: 'MRI knee',
  followUpDays: 5,
});
const create = (body: object, person = ravi) =>
  app.call(createFavourite, { body: { name: 'urti', diagnoses: ['URTI'], ...body } }, person);
const created = async (body: object = {}, person = ravi) => {
  const reply = await create(body, person);
  expect(reply.statusCode).toBe(201);
  return reply.json<Favourite>();
};
const edit = ({ id, version }: Favourite, body: object, person = ravi) =>
  app.call(
    editFavourite,
    { params: { id }, body: { name: 'urti', diagnoses: ['URTI'], version, ...body } },
    person,
  );
const remove = ({ id }: Favourite, person = ravi) =>
  app.call(deleteFavourite, { params: { id } }, person);
const restore = ({ id }: Favourite, person = ravi) =>
  app.call(restoreFavourite, { params: { id } }, person);
const list = (person = ravi) => app.ok(listFavourites, {}, person);
const namesOf = async (person = ravi) => (await list(person)).map(({ name }) => name);
const statusesOf = (replies: readonly { statusCode: number }[]) =>
  replies.map(({ statusCode }) => statusCode).sort();

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

  it('is the doctor’s own, or the clinic’s', async () => {
    await created({ name: 'mine' });
    await created({ name: 'ours', shared: true });
    expect([await namesOf(), await namesOf(meena)]).toEqual([['mine', 'ours'], ['ours']]);
    expect(await namesOf(elsewhere)).toEqual([]);
  });

  it('is changed, shared, and renamed, with its earlier rows gone', async () => {
    const first = await created(full());
    const reply = await edit(first, { name: 'Throat', shared: true, drugs: [], advice: 'Gargle' });
    expect(reply.statusCode).toBe(200);
    const [shown] = await list(meena);
    expect(shown).toMatchObject({ id: first.id, name: 'Throat', shared: true, version: 2 });
    expect(shown).toMatchObject({ drugs: [], tests: [], advice: 'Gargle', followUpDays: null });
    // An older browser sends none.
    expect(shown?.outsideTests).toBe('MRI knee');
  });

  it('shows a drug that was renamed or deleted since, and a deleted test', async () => {
    const dolo = await app.ok(addDrug, { body: aDrug({ name: 'Dolo 650' }) }, admin);
    await created({ ...full(), drugs: [drugRow(pan), drugRow(dolo)] });
    const body = aDrug({ name: 'Pan 20' });
    await app.ok(editDrug, { params: { id: pan.id }, body }, admin);
    await app.ok(deleteDrug, { params: { id: dolo.id } }, admin);
    await app.ok(deleteLabTest, { params: { id: cbc } }, admin);
    const [favourite] = await list();
    expect(favourite?.drugs.map(({ name, currentName }) => [name, currentName])).toEqual([
      ['Pan 40', 'Pan 20'],
      ['Dolo 650', null],
    ]);
    expect(favourite?.tests).toEqual([{ id: cbc, name: 'CBC', currentName: null }]);
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

describe('a name', () => {
  it('is used once by an owner, in any case; the clinic’s are apart', async () => {
    await created();
    const twice = await create({ name: 'URTI' });
    expect([twice.statusCode, twice.json().message]).toEqual([409, nameTaken('URTI', false)]);
    await created({ shared: true });
    const again = await create({ name: 'Urti', shared: true }, meena);
    expect([again.statusCode, again.json().message]).toEqual([409, nameTaken('Urti', true)]);
    await created({}, meena);
  });

  it('that was given again keeps a deleted favourite deleted', async () => {
    const favourite = await created();
    await remove(favourite);
    const other = await created({ name: 'Urti' });
    const reply = await restore(favourite);
    expect([reply.statusCode, reply.json().message]).toEqual([409, nameTaken('urti', false)]);
    expect((await edit(other, { name: 'URTI' })).statusCode).toBe(200);
  });

  it.each(['', ' ', 'two words', '/urti', 'a_b', 'x'.repeat(31), '💊', '<b>'])(
    '%j is refused',
    async (name) => {
      expect((await create({ name })).statusCode).toBe(400);
    },
  );

  it.each(['urti', 'URTI-2', 'सर्दी', '5'])('%s is taken', async (name) => {
    expect((await created({ name })).name).toBe(name.normalize('NFC'));
  });
});

describe('a call is refused', () => {
  it.each([
    [{ diagnoses: [] }, M.nothingInIt],
    [{ diagnoses: [], advice: '  ' }, M.nothingInIt],
    [{ followUpDays: 0 }, M.invalidFollowUp],
    [{ followUpDays: 1.5 }, M.invalidFollowUp],
    [{ tests: [{ id: newId(), name: 'X' }] }, M.unknownTest],
    [
      {
        drugs: [{ drug_id: newId(), name: 'X', quantity: 1 }],
      },
      M.unknownDrug,
    ],
  ])('for %j', async (body, message) => {
    const reply = await create(body);
    expect([reply.statusCode, JSON.stringify(reply.json())]).toEqual([
      400,
      expect.stringContaining(message),
    ]);
    expect(await list()).toEqual([]);
  });

  it('for the same drug twice, or a drug of another clinic', async () => {
    const twice = await create({ drugs: [drugRow(pan), drugRow(pan)] });
    expect([twice.statusCode, JSON.stringify(twice.json())]).toEqual([
      400,
      expect.stringContaining(M.drugTwice),
    ]);
    expect((await create({ drugs: [drugRow(pan)] }, elsewhere)).statusCode).toBe(400);
  });

  it('for another doctor’s own one, another clinic’s, and an unknown one', async () => {
    const favourite = await created();
    const ours = await created({ name: 'ours', shared: true });
    const calls = [
      ...[edit(favourite, {}, meena), remove(favourite, meena), restore(favourite, meena)],
      ...[edit(favourite, {}, admin), edit(ours, {}, elsewhere), remove(ours, elsewhere)],
      ...[restore(ours, elsewhere), remove({ ...ours, id: newId() })],
    ];
    expect(new Set(statusesOf(await Promise.all(calls)))).toEqual(new Set([404]));
  });

  it('with the current one, when it was changed meanwhile', async () => {
    const favourite = await created();
    await edit(favourite, { advice: 'Gargle' });
    const late = await edit(favourite, { advice: 'Steam' });
    expect([late.statusCode, late.json().message]).toEqual([409, M.changedMeanwhile]);
    expect(late.json().current).toMatchObject({ version: 2, advice: 'Gargle' });
  });
});

describe('several people at once', () => {
  it('one of them gets the name', async () => {
    const names = ['urti', 'URTI', 'Urti', 'uRTI'];
    const replies = await Promise.all(names.map((name) => create({ name, shared: true })));
    expect(statusesOf(replies)).toEqual([201, 409, 409, 409]);
    expect(await list()).toHaveLength(1);
  });

  it('one of two changes is kept, and the other person gets it', async () => {
    const ours = await created({ shared: true });
    const replies = await Promise.all([
      edit(ours, { shared: true, advice: 'A' }),
      edit(ours, { shared: true, advice: 'B' }, meena),
    ]);
    expect(statusesOf(replies)).toEqual([200, 409]);
    const [kept] = await list();
    const late = replies.find(({ statusCode }) => statusCode === 409);
    expect(late?.json().current).toEqual(kept);
  });

  it('of Undo and a new favourite of the name, one wins', async () => {
    for (let round = 0; round < 3; round += 1) {
      const name = `race-${round}`;
      const favourite = await created({ name });
      await remove(favourite);
      const [back, other] = await Promise.all([restore(favourite), create({ name })]);
      expect([back.statusCode === 200, other.statusCode === 201].filter(Boolean)).toEqual([true]);
    }
  });

  it('the database itself refuses a second name', async () => {
    const { id } = await created();
    const copy = app.started.pool.query(
      `INSERT INTO favourites SELECT clinic_id, $2, owner_id, upper(name), diagnoses, advice, outside,
         follow_up_days, version, updated_at, updated_by, NULL FROM favourites WHERE id = $1`,
      [id, newId()],
    );
    await expect(copy).rejects.toThrow('favourites_own_name');
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
