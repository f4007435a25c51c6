import { expect, it } from 'vitest';
import { getWaitingCounts } from '#contract/overview/waiting-counts.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newStaff, newVisit } from '../testing/builders/clinic.ts';
import { aDrug } from '../testing/builders/pharmacy.ts';

const app = startTestApp();

it('counts for each role only what its navigation shows', async () => {
  const admin = await newClinic(app);
  const rao = await newStaff(app, admin, 'doctor', { name: 'Dr Rao' });
  const bose = await newStaff(app, admin, 'doctor', { name: 'Dr Bose' });
  const pharmacist = await newStaff(app, admin, 'pharmacy');
  const technician = await newStaff(app, admin, 'lab');
  const receptionist = await newStaff(app, admin, 'receptionist');
  await newVisit(app, admin, { doctorId: rao.user.id });
  await newVisit(app, admin, { doctorId: bose.user.id });
  await newVisit(app, admin);
  await app.ok(addDrug, { body: aDrug({ quantity_in_stock: 1 }) }, pharmacist);

  const counts = (person: typeof admin) => app.ok(getWaitingCounts, {}, person);
  const all = { waiting: 3, unbilled: 0, lowStock: 1, critical: 0 };
  expect(await counts(admin)).toEqual(all);
  expect(await counts(receptionist)).toEqual({ waiting: 3, unbilled: 0 });
  expect(await counts(rao)).toEqual({ waiting: 2, critical: 0 });
  expect(await counts(pharmacist)).toEqual({ lowStock: 1 });
  expect(await counts(technician)).toEqual({ critical: 0 });

  const elsewhere = await newClinic(app);
  expect(await counts(elsewhere)).toEqual({ waiting: 0, unbilled: 0, lowStock: 0, critical: 0 });
});
