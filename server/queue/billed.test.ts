import { expect, it } from 'vitest';
import { getVisit } from '#contract/queue/queue.endpoints.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newVisit } from '../testing/builders/clinic.ts';
import { insertBill } from '../testing/builders/rows.ts';

const app = startTestApp();

it('shows a visit as billed while it has a live consultation bill', async () => {
  const admin = await newClinic(app);
  const visit = await newVisit(app, admin);
  const clinicId = admin.user.clinic_id!;
  const clinic = {
    clinicId,
    userId: admin.user.id,
    patientId: visit.patient_id,
    now: app.clock.now(),
  };
  const inClinic = <T>(work: (tx: Tx) => Promise<T>) =>
    app.started.services.database.inClinic(clinicId, work);
  const billed = async () =>
    (await app.ok(getVisit, { params: { id: visit.id } }, { token: admin.token })).billed;

  expect(await billed()).toBe(false);
  await inClinic((tx) => insertBill(tx, clinic, { type: 'other', visitId: visit.id }));
  expect(await billed()).toBe(false);
  const billId = await inClinic((tx) =>
    insertBill(tx, clinic, { type: 'consultation', visitId: visit.id }, 0),
  );
  expect(await billed()).toBe(true);
  await inClinic((tx) =>
    tx
      .updateTable('bills')
      .set({ status: 'cancelled', cancel_reason: 'entered twice' })
      .where('id', '=', billId)
      .execute(),
  );
  expect(await billed()).toBe(false);
});
