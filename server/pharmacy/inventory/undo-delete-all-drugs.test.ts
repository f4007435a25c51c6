import { beforeEach, expect, it } from 'vitest';
import { addedSince, DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import {
  addDrug,
  adjustStock,
  deleteAllDrugs,
  deleteDrug,
  importDefaultDrugs,
  listDrugBatches,
  listDrugs,
  undoDeleteAllDrugs,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';
import { untilLockWaits } from '../../testing/lock-waits.ts';

const app = startTestApp();
let clinic: Person;
let pharmacist: Person;

beforeEach(async () => {
  clinic = await newClinic(app, 'Undo Clinic');
  pharmacist = await newStaff(app, clinic, 'pharmacy');
  app.clock.set('2026-11-21T06:00:00Z');
});

const add = (name: string) => app.ok(addDrug, { body: aDrug({ name }) }, pharmacist);
const list = () => app.ok(listDrugs, { query: {} }, pharmacist);
const deleteAll = () => app.ok(deleteAllDrugs, {}, pharmacist);
const deleteSome = async () => ({ deleted_at: (await deleteAll()).deleted_at! });
const undo = (deleted_at: string, by = pharmacist) =>
  app.call(undoDeleteAllDrugs, { body: { deleted_at } }, by);
const refusal = (reply: Awaited<ReturnType<typeof undo>>) => [
  reply.statusCode,
  reply.json().message,
];

/** Drugs, batches and the ledger, as the pharmacist and the database see them. */
async function snapshot() {
  const drugs = await list();
  const batches = await Promise.all(
    drugs.map(({ id }) => app.ok(listDrugBatches, { params: { id } }, pharmacist)),
  );
  const ledger = await app.started.services.database.inClinic(clinic.user.clinic_id!, (tx) =>
    tx.selectFrom('stock_movements').selectAll().orderBy('id').execute(),
  );
  return { drugs, batches, ledger };
}

it('restores drugs, batches, stock and ledger of one deletion, and leaves a trace', async () => {
  const gone = await add('Gone before 5 mg');
  await app.ok(deleteDrug, { params: { id: gone.id } }, pharmacist);
  const { id } = await add('Dolo 650');
  const received = { quantityChange: 40, reason: 'purchase', expiry_date: '2027-01-31' } as const;
  await app.ok(adjustStock, { params: { id }, body: received }, pharmacist);
  await add('Pan 40');
  const before = await snapshot();
  app.clock.set('2026-11-21T06:10:00Z');
  const { deleted_at } = await deleteSome();
  expect(await list()).toEqual([]);
  const reply = await undo(deleted_at);
  expect(refusal(reply)).toEqual([200, '2 drugs were restored.']);
  expect(await snapshot()).toEqual(before);
  const trace = await app.started.services.database.inSystem((tx) =>
    tx
      .selectFrom('audit_log')
      .where('clinic_id', '=', clinic.user.clinic_id)
      .where('verb', '=', 'undo-delete-all-drugs')
      .select(['user_id', 'changes'])
      .execute(),
  );
  expect(trace).toEqual([{ user_id: pharmacist.user.id, changes: { count: 2 } }]);
  expect(refusal(await undo(deleted_at))).toEqual([409, M.nothingToRestore]);
});

it('is possible for an hour', async () => {
  await add('Dolo 650');
  const { deleted_at } = await deleteSome();
  app.clock.set('2026-11-21T07:00:01Z');
  expect(refusal(await undo(deleted_at))).toEqual([409, M.restoreTooLate]);
  expect(await list()).toEqual([]);
  app.clock.set('2026-11-21T07:00:00Z');
  expect((await undo(deleted_at)).statusCode).toBe(200);
});

it('is refused when drugs of the same name were added since, and works without them', async () => {
  for (const name of ['A 1', 'B 1', 'C 1', 'D 1']) await add(name);
  const { deleted_at } = await deleteSome();
  app.clock.set('2026-11-21T06:10:00Z');
  const added = [];
  for (const name of ['d 1', 'a  1', 'B 1', 'C 1', 'Other']) added.push(await add(name));
  const names = ['B 1', 'C 1', 'a  1', 'd 1'].map((name) => name.replaceAll('  ', ' '));
  const [status, message] = refusal(await undo(deleted_at));
  expect([status, message.replaceAll('  ', ' ')]).toEqual([409, addedSince(names)]);
  expect(addedSince(names)).toContain('B 1, C 1, a 1 and 1 more');
  expect(await list()).toHaveLength(5);
  for (const { id, name } of added) {
    if (name !== 'Other') await app.ok(deleteDrug, { params: { id } }, pharmacist);
  }
  expect((await undo(deleted_at)).statusCode).toBe(200);
  expect((await list()).map(({ name }) => name)).toEqual(['A 1', 'B 1', 'C 1', 'D 1', 'Other']);
});

it('restores nothing of another clinic', async () => {
  await add('Dolo 650');
  const { deleted_at } = await deleteSome();
  const other = await newClinic(app, 'Other Undo Clinic');
  expect(refusal(await undo(deleted_at, other))).toEqual([409, M.nothingToRestore]);
  expect(await list()).toEqual([]);
});

it('restores once when it is called on several connections', async () => {
  await add('Dolo 650');
  const { deleted_at } = await deleteSome();
  const replies = await Promise.all([undo(deleted_at), undo(deleted_at), undo(deleted_at)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await list()).toHaveLength(1);
});

it('waits for a drug of the same name that is being added, and is then refused', async () => {
  await add('Dolo 650');
  const { deleted_at } = await deleteSome();
  const locked = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const { database } = app.started.services;
  // A new drug refers to its clinic, so adding one stops in the middle.
  const holder = database.inSystem(async (tx) => {
    const its = tx.selectFrom('clinics').where('id', '=', clinic.user.clinic_id);
    await its.select('id').forUpdate().execute();
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const adding = add('Dolo 650');
  await untilLockWaits(app);
  const undoing = undo(deleted_at);
  await untilLockWaits(app, 2);
  release.resolve();
  await Promise.all([holder, adding]);
  expect(refusal(await undoing)).toEqual([409, addedSince(['Dolo 650'])]);
  expect(await list()).toHaveLength(1);
});

it('is not offered when nothing was deleted', async () => {
  expect(await deleteAll()).toEqual({ message: '0 drugs were deleted.', deleted_at: null });
});

it('never doubles a name when it races with an import', async () => {
  await app.ok(importDefaultDrugs, {}, pharmacist);
  const count = (await list()).length;
  const { deleted_at } = await deleteSome();
  const [undone, imported] = await Promise.all([
    undo(deleted_at),
    app.call(importDefaultDrugs, {}, pharmacist),
  ]);
  expect(imported.statusCode).toBe(200);
  expect([200, 409]).toContain(undone.statusCode);
  const names = (await list()).map(({ name }) => name.toLowerCase());
  expect(names).toHaveLength(count);
  expect(new Set(names).size).toBe(count);
});
