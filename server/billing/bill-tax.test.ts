import { beforeEach, expect, it } from 'vitest';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { getLetterhead, updateLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import {
  getPharmacySettings,
  updatePharmacySettings,
} from '#contract/clinics/pharmacy-settings.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newBill } from '../testing/builders/bills.ts';
import { newClinic, newPatient, type Person } from '../testing/builders/clinic.ts';
import { aLetterhead, GSTIN } from '../testing/builders/letterhead.ts';

const app = startTestApp();
let admin: Person;
let patientId: string;

beforeEach(async () => {
  admin = await newClinic(app);
  patientId = (await newPatient(app, admin)).id;
});

const charge = async (rates: Parameters<typeof aLetterhead>[1]) => {
  const { updatedAt } = await app.ok(getLetterhead, {}, admin);
  await app.ok(updateLetterhead, { body: aLetterhead({ gstin: GSTIN, updatedAt }, rates) }, admin);
};
const ratesOf = async (id: string) => {
  const { bill } = await app.ok(getBill, { params: { id } }, admin);
  return bill.items.map(({ type, tax_percentage }) => [type, tax_percentage]);
};
const items = [
  { name: 'Consultation Fee', price: 500 },
  { name: 'Cream', price: 112, type: 'pharmacy' as const },
];

it('stores the rate of each item at the time of billing', async () => {
  const before = await newBill(app, admin, { patientId, type: 'consultation', items });
  await charge({ pharmacy: 12 });
  const taxed = await newBill(app, admin, { patientId, type: 'consultation', items });
  await charge({ pharmacy: 5, consultation: 18 });
  expect(await ratesOf(before.id)).toEqual([
    ['consultation', 0],
    ['pharmacy', 0],
  ]);
  expect(await ratesOf(taxed.id)).toEqual([
    ['consultation', 0],
    ['pharmacy', 1_200],
  ]);
});

it('keeps the clinic as it was when the bill was made', async () => {
  const change = async (letterhead: Parameters<typeof aLetterhead>[0]) => {
    const { updatedAt } = await app.ok(getLetterhead, {}, admin);
    await app.ok(updateLetterhead, { body: aLetterhead({ ...letterhead, updatedAt }) }, admin);
  };
  const sellerOf = async (id: string) =>
    (await app.ok(getBill, { params: { id } }, admin)).seller ?? null;
  await change({ name: 'Old Name', address: 'Old Street', gstin: GSTIN });
  const old = await newBill(app, admin, { patientId, type: 'consultation', items });
  await change({ name: 'New Name', address: 'New Street', gstin: null });
  const settings = await app.ok(getPharmacySettings, {}, admin);
  const body = { ...settings, licences: 'TN-1' };
  await app.ok(updatePharmacySettings, { body }, admin);
  const fresh = await newBill(app, admin, { patientId, type: 'consultation', items });
  await change({ name: 'Newest Name', address: null, gstin: null });
  expect(await sellerOf(old.id)).toMatchObject({
    ...{ name: 'Old Name', address: 'Old Street', gstin: GSTIN, licences: null },
  });
  expect(await sellerOf(fresh.id)).toMatchObject({
    ...{ name: 'New Name', address: 'New Street', gstin: null, licences: 'TN-1' },
  });
});
