import { beforeEach, describe, expect, it } from 'vitest';
import {
  getPharmacySettings,
  updatePharmacySettings,
} from '#contract/clinics/pharmacy-settings.endpoints.ts';
import { createVisit } from '#contract/consultation/consultation.endpoints.ts';
import { PLACEHOLDER_NAME } from '#contract/consultation/visit-note.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { editDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { heldSale, heldWithoutPatient } from '#contract/pharmacy/held-sale.messages.ts';
import {
  createPharmacyOrder,
  editPharmacyOrder,
  getPharmacyOrder,
  movePharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { startAssistedVisit } from '../../testing/assisted-visit.ts';
import { edit } from '../../testing/builders/actions.ts';
import { newStaff } from '../../testing/builders/clinic.ts';

const { app, at, ask, apply, stock, newOrder } = startAssistedVisit();
const PRESCRIBER = { name: 'Dr Nikhil Shah', registration: 'MMC 123', address: '4 MG Road, Pune' };
const NAME = 'Paracetamol 650 mg Tablet';

async function hold(): Promise<void> {
  const { updatedAt } = await app.ok(getPharmacySettings, {}, at.admin);
  const body = { licences: '20: KA-101', holdsScheduledSales: true, updatedAt };
  await app.ok(updatePharmacySettings, { body }, at.admin);
}
const classify = (schedule: 'H1' | 'X' | 'none') =>
  app.ok(
    editDrug,
    { params: { id: at.drugId }, body: { name: NAME, price: 2.5, schedule } },
    at.admin,
  );
const move = (id: string, status: 'billed' | 'cancelled') =>
  app.call(movePharmacyOrder, { params: { id }, body: { status } }, at.admin);
const change = (id: string, body: object) =>
  app.ok(editPharmacyOrder, { params: { id }, body }, at.admin);

beforeEach(hold);

describe('schedule H1 and X without a prescriber', () => {
  it.each(['billed', 'dispensed'] as const)(
    'are not sold by an order that the assistant makes %s',
    async (status) => {
      await classify('H1');
      const { id } = await newOrder();
      const reply = await apply(await ask([edit({ serialNumber: 1, status })]));
      expect([reply.statusCode, reply.json().message]).toEqual([409, heldSale([NAME])]);
      const order = await app.ok(getPharmacyOrder, { params: { id } }, at.admin);
      expect([order.status, await stock()]).toEqual(['pending', 40]);
    },
  );

  it('are not sold again by the assistant from an order that was cancelled before', async () => {
    const { id } = await newOrder();
    await move(id, 'billed');
    await move(id, 'cancelled');
    await classify('X');
    const reply = await apply(await ask([edit({ serialNumber: 1, status: 'billed' })]));
    expect([reply.statusCode, await stock()]).toEqual([409, 40]);
  });

  it('are not sold by an order that was edited to have them, or whose drug was classified later', async () => {
    await classify('H1');
    const body = { patient_id: at.visit.patient_id, prescription_for_unavailable_drugs: 'Cotton' };
    const { id } = await app.ok(createPharmacyOrder, { body }, at.admin);
    await change(id, { items: [{ drug_id: at.drugId, quantity: 1 }] });
    expect((await move(id, 'billed')).statusCode).toBe(409);
    await classify('none');
    const later = await newOrder();
    await classify('X');
    expect((await move(later.id, 'billed')).statusCode).toBe(409);
    expect(await stock()).toBe(40);
  });

  it('are not sold by an order whose prescriber was removed, also at the same moment', async () => {
    await classify('H1');
    const { id } = await newOrder();
    await change(id, { prescriber: PRESCRIBER });
    const [removed, billed] = await Promise.all([
      app.call(editPharmacyOrder, { params: { id }, body: { prescriber: null } }, at.admin),
      move(id, 'billed'),
    ]);
    expect([removed.statusCode, billed.statusCode].sort()).toEqual([200, 409]);
    expect(await stock()).toBe(billed.statusCode === 200 ? 34 : 40);
  });
});

describe('a doctor’s line of schedule H1 or X that the assistant sells', () => {
  it('stays the doctor’s when a new order replaces the cancelled one', async () => {
    const doctor = await newStaff(app, at.admin, 'doctor', { name: 'Asha Rao' });
    const items = [{ drug_id: at.drugId, quantity: 2 }];
    const body = { patientId: at.visit.patient_id, items };
    const { id } = await app.ok(createPharmacyOrder, { body }, doctor);
    await move(id, 'billed');
    await move(id, 'cancelled');
    await classify('H1');
    const reply = await apply(await ask([edit({ serialNumber: 1, status: 'billed' })]));
    expect([reply.statusCode, await stock()]).toEqual([200, 38]);
  });
});

describe('schedule H1 and X for a walk-in', () => {
  it('are not sold until it is written who the patient is', async () => {
    await classify('X');
    const { patientId } = await app.ok(createVisit, { body: {} }, at.admin);
    const items = [{ drug_id: at.drugId, quantity: 1 }];
    const body = { patientId, items, prescriber: PRESCRIBER };
    const { id } = await app.ok(createPharmacyOrder, { body }, at.admin);
    const { name } = await app.ok(getPatient, { params: { id: patientId } }, at.admin);
    expect(name).toBe(PLACEHOLDER_NAME);
    const refused = await move(id, 'billed');
    expect([refused.statusCode, refused.json().message]).toEqual([409, heldWithoutPatient([NAME])]);
    const details = { name: 'Ravi Kumar', age: 40, gender: 'M' as const };
    await app.ok(updatePatient, { params: { id: patientId }, body: details }, at.admin);
    expect((await move(id, 'billed')).statusCode).toBe(200);
  });
});
