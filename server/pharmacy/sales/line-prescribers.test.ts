import { beforeAll, expect, it } from 'vitest';
import {
  getPharmacySettings,
  updatePharmacySettings,
} from '#contract/clinics/pharmacy-settings.endpoints.ts';
import type { Drug, DrugSchedule } from '#contract/pharmacy/drug.ts';
import { getDrugSale } from '#contract/pharmacy/drug-sale.ts';
import { heldSale } from '#contract/pharmacy/held-sale.messages.ts';
import {
  createPharmacyOrder,
  editPharmacyOrder,
  getPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { missingIn } from '#contract/pharmacy/registers/register.rules.ts';
import { listRegister } from '#contract/pharmacy/registers/registers.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newStaff, type Person } from '../../testing/builders/clinic.ts';
import { pharmacistActions } from '../../testing/builders/pharmacist-actions.ts';

const app = startTestApp();
const { open, newDrug, orderOf, move, giveBack, bill } = pharmacistActions(app);
const SHAH = { name: 'Dr Nikhil Shah', registration: 'MMC 123', address: '4 MG Road, Pune' };
const DAY = { startDate: '2026-11-21', endDate: '2026-11-21' };
let pharmacist: Person;
let doctor: Person;
let patientId: string;
/** In the doctor's order, and added to it. */
let written: Drug;
let added: Drug;

beforeAll(async () => {
  const people = await open('Lines of Doctors');
  ({ pharmacist, patientId } = people);
  doctor = await newStaff(app, people.admin, 'doctor', { name: 'Asha Rao' });
  app.clock.set('2026-11-21T06:00:00Z');
  const law = { schedule: 'H1' as DrugSchedule, quantity_in_stock: 500 };
  written = await newDrug({ name: 'Drug of the Doctor', ...law });
  added = await newDrug({ name: 'Drug That Was Added', ...law });
});

async function hold(holdsScheduledSales: boolean): Promise<void> {
  const { updatedAt } = await app.ok(getPharmacySettings, {}, pharmacist);
  const body = { licences: '20: KA-101', holdsScheduledSales, updatedAt };
  await app.ok(updatePharmacySettings, { body }, pharmacist);
}
const line = (drug: Drug, quantity = 10) => ({ drug_id: drug.id, quantity });
const edit = (id: string, body: object, by = pharmacist) =>
  app.ok(editPharmacyOrder, { params: { id }, body }, by);
async function ofDoctor(): Promise<string> {
  const body = { patientId, items: [line(written)] };
  return (await app.ok(createPharmacyOrder, { body }, doctor)).id;
}
const namesOf = async (id: string) => {
  const { batches } = await app.ok(getDrugSale, { params: { id } }, pharmacist);
  return batches.map(({ prescriber }) => prescriber?.name ?? null);
};

it('a line that a pharmacist adds to a doctor’s order is not sold on the doctor’s name', async () => {
  await hold(true);
  const id = await ofDoctor();
  await edit(id, { items: [line(written), line(added)] });
  const refused = await move(id, 'billed');
  expect([refused.statusCode, refused.json().message]).toEqual([409, heldSale([added.name])]);
  expect((await bill(id)).statusCode).toBe(409);
  const { medications } = await app.ok(getPharmacyOrder, { params: { id } }, pharmacist);
  expect(medications.map(({ schedule, prescriber }) => [schedule, prescriber?.name])).toEqual([
    ['H1', 'Asha Rao'],
    ['H1', undefined],
  ]);
  await edit(id, { prescriber: SHAH });
  expect((await bill(id)).statusCode).toBe(201);
  expect(await namesOf(id)).toEqual(['Asha Rao', 'Dr Nikhil Shah']);
});

it('a line loses its doctor when a pharmacist replaces it or raises its quantity', async () => {
  await hold(true);
  const replaced = await ofDoctor();
  await edit(replaced, { items: [line(added)] });
  expect((await move(replaced, 'billed')).statusCode).toBe(409);
  const raised = await ofDoctor();
  await edit(raised, { items: [line(written, 30)] });
  expect((await move(raised, 'billed')).statusCode).toBe(409);
  await edit(raised, { items: [line(written, 5)] });
  await edit(raised, { items: [line(written, 10)] });
  expect((await move(raised, 'billed')).statusCode).toBe(200);
  expect(await namesOf(raised)).toEqual(['Asha Rao']);
});

it('a doctor who saves the order prescribes what was added to it', async () => {
  await hold(true);
  const id = await ofDoctor();
  const items = [line(written), line(added)];
  await edit(id, { items });
  await edit(id, { items, prescription_for_unavailable_drugs: 'Cotton' }, doctor);
  expect((await move(id, 'billed')).statusCode).toBe(200);
  expect(await namesOf(id)).toEqual(['Asha Rao', 'Asha Rao']);
});

it('a doctor may name another prescriber later, and remove the name again', async () => {
  await hold(true);
  const id = await ofDoctor();
  const prescribers = async () => {
    const order = await app.ok(getPharmacyOrder, { params: { id } }, pharmacist);
    return [order.prescriber?.name, order.outsidePrescriber?.name];
  };
  await edit(id, { prescriber: SHAH }, doctor);
  expect(await prescribers()).toEqual([SHAH.name, SHAH.name]);
  await edit(id, { prescriber: null }, doctor);
  expect(await prescribers()).toEqual(['Asha Rao', undefined]);
});

it('returned pieces are not sold again on the name of the first prescriber', async () => {
  await hold(true);
  const id = await ofDoctor();
  await move(id, 'billed');
  expect((await giveBack(id, written.id, 10)).statusCode).toBe(200);
  expect((await move((await orderOf(written, 10)).id, 'billed')).statusCode).toBe(409);
});

it('without the switch the register shows whose each line is, and marks the added one', async () => {
  await hold(false);
  const id = await ofDoctor();
  await edit(id, { items: [line(written, 7), line(added, 3)] });
  expect((await move(id, 'billed')).statusCode).toBe(200);
  const query = { register: 'h1' as const, ...DAY, printed: 'true' };
  const { rows } = await app.ok(listRegister, { query }, pharmacist);
  const mine = rows.filter(({ quantity }) => quantity === -7 || quantity === -3);
  expect(mine.map((row) => [row.prescriber?.name, missingIn('h1', row)])).toEqual([
    ['Asha Rao', []],
    [undefined, ['prescriber']],
  ]);
});
