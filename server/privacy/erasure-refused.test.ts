import { describe, expect, it } from 'vitest';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listErasures } from '#contract/privacy/privacy.endpoints.ts';
import { PRIVACY_MESSAGES as M, stillOpen } from '#contract/privacy/privacy.messages.ts';
import { newClinic, newPatient, newStaff, newVisit } from '../testing/builders/clinic.ts';
import { startErasingClinic } from '../testing/clinics/erasing-clinic.ts';

const { app, at, erase } = startErasingClinic();

describe('erasing a patient', () => {
  it('is refused while something is open, and requires the patient number', async () => {
    const visit = await newVisit(app, at.admin);
    const { patient_id: id } = visit;
    const { token } = await app.ok(getPatient, { params: { id } }, at.admin);
    const other = await erase(id, token + 1);
    expect([other.statusCode, other.json().fields]).toEqual([400, { token: M.otherNumber }]);
    await app.ok(
      createBill,
      {
        body: {
          patientId: id,
          type: 'other',
          items: [{ name: 'Note', price: 9 }],
          paymentMode: 'online',
        },
      },
      at.admin,
    );
    const open = await erase(id, token);
    expect([open.statusCode, open.json().message]).toEqual([409, stillOpen(['visit', 'bill'])]);
    expect((await app.ok(getPatient, { params: { id } }, at.admin)).name).toBe('Asha Menon');
  });

  it('is possible for the owner only, in their own clinic', async () => {
    const { id, token } = await newPatient(app, at.admin);
    const colleague = await newStaff(app, at.admin, 'admin');
    const doctor = await newStaff(app, at.admin, 'doctor');
    for (const person of [colleague, doctor]) {
      expect((await erase(id, token, person)).statusCode).toBe(403);
    }
    expect((await erase(id, token, await newClinic(app))).statusCode).toBe(404);
    expect((await app.call(listErasures, {}, colleague)).statusCode).toBe(403);
  });

  it.each([
    ['no reason', { reason: ' ' }, { reason: M.reasonRequired }],
    ['a long reason', { reason: 'x'.repeat(501) }, { reason: M.reasonTooLong }],
    ['no requester', { requestedBy: 'me' }, { requestedBy: M.askerRequired }],
    ['no patient number', { token: null }, { token: M.numberRequired }],
  ])('refuses %s', async (_name, more, fields) => {
    const { id, token } = await newPatient(app, at.admin);
    const reply = await erase(id, token, at.admin, more);
    expect([reply.statusCode, reply.json().fields]).toEqual([400, fields]);
  });
});
