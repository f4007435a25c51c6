import { beforeAll, expect, it } from 'vitest';
import { PHARMACY_ORDER_MESSAGES as M } from '#contract/pharmacy/pharmacy-order.messages.ts';
import {
  closePrescription,
  createPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import type { Person } from '../../testing/builders/clinic.ts';
import { pharmacistActions } from '../../testing/builders/pharmacist-actions.ts';

const app = startTestApp();
const { open, newDrug, orderOf, move } = pharmacistActions(app);
let pharmacist: Person;
let patientId: string;

beforeAll(async () => {
  ({ pharmacist, patientId } = await open('Closing Clinic'));
});

const prescribe = async () =>
  app.ok(
    createPharmacyOrder,
    { body: { patientId, items: [], prescription_for_unavailable_drugs: 'Ointment X' } },
    pharmacist,
  );
const close = (id: string) => app.call(closePrescription, { params: { id } }, pharmacist);

it('completes a prescription for unavailable drugs only, once under concurrent calls', async () => {
  const { id } = await prescribe();
  const replies = await Promise.all([close(id), close(id), close(id)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(replies.find(({ statusCode }) => statusCode === 200)?.json()).toMatchObject({
    id,
    status: 'dispensed',
    dispensedBy: pharmacist.user.name,
    billId: null,
  });
});

it('refuses an order with drugs and a cancelled one', async () => {
  const order = await orderOf(await newDrug({ quantity_in_stock: 10 }), 2);
  const withDrugs = await close(order.id);
  expect([withDrugs.statusCode, withDrugs.json().message]).toEqual([409, M.hasDrugs]);
  const { id } = await prescribe();
  expect((await move(id, 'cancelled')).statusCode).toBe(200);
  expect((await close(id)).statusCode).toBe(409);
});
