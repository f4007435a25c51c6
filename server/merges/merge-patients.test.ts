import { describe, expect, it } from 'vitest';
import { listChanges, listReads } from '#contract/access/access.endpoints.ts';
import { listBills } from '#contract/billing/bills.endpoints.ts';
import { exportPatientFhir } from '#contract/fhir/fhir.endpoints.ts';
import { mergePatients } from '#contract/merges/merges.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { listPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { copyForPatient } from '#contract/privacy/privacy.endpoints.ts';
import { listQueue, moveVisit } from '#contract/queue/queue.endpoints.ts';
import { newPatient } from '../testing/builders/clinic.ts';
import { rowsOfPatient } from '../testing/builders/every-row.ts';
import { startMerges } from '../testing/clinics/merging-clinic.ts';

const { app, at, patient, edit, merge, join } = startMerges();

describe('a merge', () => {
  it('moves every kind of record and counts them', async () => {
    await app.started.services.reads.flush();
    const before = await rowsOfPatient(app.started.pool, at.lost.id);
    const { patient_words: _, ...moved } = before;
    expect(Object.keys(moved).length).toBeGreaterThan(5);
    const reply = (await merge()).json();
    expect(reply).toMatchObject({
      message: `No. ${at.lost.token} is now part of no. ${at.kept.token}.`,
      keptId: at.kept.id,
      moved,
    });
    expect(await rowsOfPatient(app.started.pool, at.lost.id)).toEqual({});
  });

  it('lets the lost id and number find the patient in every search', async () => {
    await merge();
    expect(await patient(at.lost.id)).toMatchObject({
      id: at.kept.id,
      other_numbers: [at.lost.token],
    });
    const query = { search: String(at.lost.token) };
    const found = await app.ok(listPatients, { query }, at.world.admin);
    expect(found.patients.map(({ id }) => id)).toContain(at.kept.id);
    const queue = () => app.ok(listQueue, { query: {} }, at.world.admin);
    const numbers = (await queue()).map(({ Patient }) => Patient.other_numbers);
    expect(numbers).toContainEqual([at.lost.token]);
    const { bills } = await app.ok(listBills, { query }, at.world.admin);
    expect(bills.map(({ id }) => id)).toContain(at.world.billId);
    const orders = await app.ok(listPharmacyOrders, { query }, at.world.admin);
    expect(JSON.stringify(orders)).toContain(at.world.orderId);
    const name = await app.ok(
      listPatients,
      { query: { search: 'Patient of Ours' } },
      at.world.admin,
    );
    expect(name.patients.map(({ id }) => id)).not.toContain(at.lost.id);
  });

  it('runs a call that names the lost id for the patient', async () => {
    await app.ok(
      moveVisit,
      { params: { id: at.world.visitId }, body: { status: 'cancelled' } },
      at.world.admin,
    );
    await merge();
    expect(await join(at.lost.id)).toMatchObject({ patient_id: at.kept.id });
  });

  it.each([copyForPatient, exportPatientFhir])(
    'exports the patient by the lost id',
    async (one) => {
      await merge();
      const reply = await app.call(one, { params: { id: at.lost.id } }, at.world.admin);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain('Ramesh Rao');
    },
  );

  it('follows a chain of merges', async () => {
    await merge();
    const last = await newPatient(app, at.world.admin, 'Ramesh R');
    const params = { id: last.id };
    await app.ok(mergePatients, { params, body: { lostId: at.kept.id } }, at.world.admin);
    const numbers = [at.lost.token, at.kept.token].sort((one, other) => one - other);
    expect(await patient(at.lost.id)).toMatchObject({ id: last.id, other_numbers: numbers });
  });

  it('is audited with what moved, and keeps both trails', async () => {
    await edit(at.lost.id, { address: 'Lost street' });
    await app.started.services.reads.flush();
    await merge();
    const params = { id: at.kept.id };
    const { changes } = await app.ok(listChanges, { params, query: {} }, at.world.admin);
    expect(changes[0]).toMatchObject({ did: 'Merge patients' });
    const shown = new Map(changes[0]?.fields.map(({ field, to }) => [field, to]));
    expect(shown.get('moved')).toContain('visits: 1');
    expect(shown.get('merged')).toContain('address: Lost street');
    expect([...shown.values()].join()).not.toMatch(/[{}[\]"]/);
    expect(changes.map(({ did }) => did)).toContain('Update patient');
    const { rows } = await app.started.pool.query(
      `SELECT changes FROM audit_log WHERE verb = 'merge-patients' AND record_id = $1`,
      [at.kept.id],
    );
    expect(rows[0].changes).toMatchObject({
      merged: { id: at.lost.id, token: at.lost.token, address: 'Lost street' },
      moved: { visits: [at.world.visitId], bills: expect.arrayContaining([at.world.billId]) },
    });
    const { reads } = await app.ok(listReads, { params, query: {} }, at.world.admin);
    expect(reads.length).toBeGreaterThan(0);
  });
});
