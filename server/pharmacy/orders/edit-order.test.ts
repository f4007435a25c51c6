import { beforeAll, expect, it } from 'vitest';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  editPharmacyOrder,
  getPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';

const app = startTestApp();
let doctor: Person;
let pharmacist: Person;
let patientId: string;
let drug: Drug;

beforeAll(async () => {
  const admin = await newClinic(app, 'Edit Clinic');
  doctor = await newStaff(app, admin, 'doctor', { name: 'Ravi' });
  pharmacist = await newStaff(app, admin, 'pharmacy', { name: 'Ganesh' });
  patientId = (await newPatient(app, admin, 'Meena Iyer')).id;
  drug = await app.ok(addDrug, { body: aDrug({ quantity_in_stock: 100 }) }, pharmacist);
});

const items = (quantity: number) => [{ drug_id: drug.id, quantity }];
const write = () =>
  app.ok(createPharmacyOrder, { body: { patientId, items: items(1) } }, pharmacist);
const read = (id: string) => app.ok(getPharmacyOrder, { params: { id } }, pharmacist);
const quantitiesOf = async (id: string) =>
  (await read(id)).medications.map(({ quantity }) => quantity);
type Edit = { id: string; quantity: number; updatedAt?: string };
const edit = ({ id, quantity, updatedAt }: Edit, person = pharmacist) => {
  const body = { items: items(quantity), ...(updatedAt !== undefined && { updatedAt }) };
  return app.call(editPharmacyOrder, { params: { id }, body }, person);
};

it('is refused when another user has edited the order since it was opened', async () => {
  const { id, updatedAt } = await write();
  const first = await edit({ id, quantity: 2, updatedAt }, doctor);
  expect(first.statusCode).toBe(200);
  const second = await edit({ id, quantity: 3, updatedAt });
  expect(second.statusCode).toBe(409);
  expect(second.json()).toEqual({
    code: 'conflict',
    message: 'Somebody else has changed this order meanwhile.',
  });
  expect(await quantitiesOf(id)).toEqual([2]);
  // A user who has seen the other version may replace it.
  const seen = (await read(id)).updatedAt;
  expect(seen).toBe(first.json().updatedAt);
  expect((await edit({ id, quantity: 3, updatedAt: seen })).statusCode).toBe(200);
  expect(await quantitiesOf(id)).toEqual([3]);
});

it('distinguishes two edits within a millisecond', async () => {
  // The tests' clock stands still.
  const { id, updatedAt } = await write();
  const first = (await edit({ id, quantity: 2, updatedAt })).json();
  expect(first.updatedAt).not.toBe(updatedAt);
  expect((await edit({ id, quantity: 3, updatedAt })).statusCode).toBe(409);
});

it('overwrites any version when it names none', async () => {
  const { id } = await write();
  expect((await edit({ id, quantity: 2 }, doctor)).statusCode).toBe(200);
  expect((await edit({ id, quantity: 3 })).statusCode).toBe(200);
  expect(await quantitiesOf(id)).toEqual([3]);
});

it('returns the first result when the same edit is sent again', async () => {
  const { id, updatedAt } = await write();
  const send = () =>
    app.call(
      editPharmacyOrder,
      { params: { id }, body: { items: items(2), updatedAt } },
      { ...pharmacist, headers: { 'idempotency-key': 'the-same-edit-again' } },
    );
  const first = await send();
  expect(first.statusCode).toBe(200);
  const second = await send();
  expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
});

it('succeeds for one of two who save the same version concurrently', async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, write));
  await Promise.all(
    orders.map(async ({ id, updatedAt }) => {
      const both = await Promise.all([
        edit({ id, quantity: 2, updatedAt }, doctor),
        edit({ id, quantity: 3, updatedAt }),
      ]);
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const won = both.findIndex(({ statusCode }) => statusCode === 200);
      expect(await quantitiesOf(id)).toEqual([[2], [3]][won]);
    }),
  );
});
