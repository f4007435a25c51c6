import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  admitPatient,
  beginStay,
  dischargePatient,
  editStay,
  listAdmissions,
  listInPatients,
  undoAdmission,
} from '#contract/admissions/admissions.endpoints.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { CHARGES } from '../../testing/builders/admissions.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  type Person,
  signIn,
} from '../../testing/builders/clinic.ts';

const DAY = 24 * 3_600_000;
const app = startTestApp();
let admin: Person;

beforeEach(async () => {
  app.clock.set('2027-05-10T04:30:00.000Z');
  admin = await newClinic(app);
  await app.ok(updateClinicSettings, { body: CHARGES }, admin);
});

async function admitted(name: string, notes: { bed?: string; doctor_id?: string } = {}) {
  const { id } = await newPatient(app, admin, name);
  await app.ok(admitPatient, { params: { id }, body: notes }, admin);
  return id;
}
async function list(view: 'here' | 'left', person = admin) {
  const { inPatients } = await app.ok(listInPatients, { query: { view } }, person);
  return inPatients;
}
/** The changes of stays from the audit trail, oldest first. */
async function edits() {
  const rows = await app.started.services.database.inSystem((tx) =>
    tx
      .selectFrom('audit_log')
      .where('clinic_id', '=', admin.user.clinic_id!)
      .where('verb', '=', 'edit-stay')
      .select('changes')
      .orderBy('id')
      .execute(),
  );
  return rows.map(({ changes }) => changes);
}
const stayOf = async (id: string) => {
  const [stay] = await app.ok(listAdmissions, { params: { id } }, admin);
  return stay!;
};

describe('the in-patients', () => {
  it('are ordered by bed as people count, with days, doctor and due', async () => {
    const doctor = await newStaff(app, admin, 'doctor', { name: 'Dr Rao' });
    await admitted('No bed');
    await admitted('Ten', { bed: 'General 10' });
    await admitted('Two', { bed: ' General 2 ', doctor_id: doctor.user.id });
    app.clock.advance(DAY + 1);
    admin = await signIn(app, admin.user.email);
    const rows = await list('here');
    expect(rows.map(({ patient, bed }) => [patient.name, bed])).toEqual([
      ['Two', 'General 2'],
      ['Ten', 'General 10'],
      ['No bed', null],
    ]);
    expect(rows[0]).toMatchObject({
      doctor: { id: doctor.user.id, name: 'Dr Rao' },
      calculated: { daysStayed: 2, balance: 320_000 },
    });
  });

  it('leave the list with the discharge, and are listed as left for seven days', async () => {
    const id = await admitted('Meena');
    const undone = await admitted('Mistake');
    await app.ok(undoAdmission, { params: { id: undone }, query: {} }, admin);
    await app.ok(dischargePatient, { params: { id }, body: {} }, admin);
    expect(await list('here')).toEqual([]);
    expect((await list('left')).map(({ patient }) => patient.name)).toEqual(['Meena']);
    app.clock.advance(7 * DAY + 1);
    admin = await signIn(app, admin.user.email);
    expect(await list('left')).toEqual([]);
  });

  it('are those of the own clinic', async () => {
    await admitted('Meena');
    const other = await newClinic(app);
    expect(await list('here', other)).toEqual([]);
    const id = await admitted('Ravi');
    const { id: stayId } = await stayOf(id);
    const call = { params: { id: stayId }, body: { bed: '9' } };
    expect((await app.call(editStay, call, other)).statusCode).toBe(404);
    expect((await stayOf(id)).bed).toBe(null);
  });
});

describe('the notes of a stay', () => {
  it('may be given at the admission, and a call without a body admits as before', async () => {
    const { id } = await newPatient(app, admin);
    const reply = await app.call(admitPatient, { params: { id } }, admin);
    expect(reply.statusCode).toBe(200);
    expect(await stayOf(id)).toMatchObject({ reason: null, bed: null, doctor: null });
    await app.ok(dischargePatient, { params: { id }, body: {} }, admin);
    const body = { reason: 'Fever again', bed: '4' };
    await app.ok(beginStay, { params: { id }, body }, admin);
    expect(await stayOf(id)).toMatchObject(body);
  });

  it('change one by one, also after the discharge, and are audited', async () => {
    const id = await admitted('Meena', { bed: '4' });
    const { id: stayId } = await stayOf(id);
    const edit = (body: object) => app.call(editStay, { params: { id: stayId }, body }, admin);
    expect((await edit({ reason: ' Dengue ' })).json()).toMatchObject({
      reason: 'Dengue',
      bed: '4',
    });
    await app.ok(dischargePatient, { params: { id }, body: {} }, admin);
    expect((await edit({ bed: null })).json()).toMatchObject({ reason: 'Dengue', bed: null });
    expect(await edits()).toMatchObject([
      { reason: { from: null, to: 'Dengue' } },
      { bed: { from: '4', to: null } },
    ]);
    expect((await edit({ bed: 'x'.repeat(61) })).statusCode).toBe(400);
  });

  it('name an active doctor of the clinic only', async () => {
    const other = await newClinic(app);
    const strangers = [
      (await newStaff(app, other, 'doctor')).user.id,
      (await newStaff(app, admin, 'receptionist')).user.id,
    ];
    const id = await admitted('Meena');
    const { id: stayId } = await stayOf(id);
    const { id: next } = await newPatient(app, admin);
    for (const doctor_id of strangers) {
      for (const reply of [
        await app.call(editStay, { params: { id: stayId }, body: { doctor_id } }, admin),
        await app.call(admitPatient, { params: { id: next }, body: { doctor_id } }, admin),
      ]) {
        expect(reply.statusCode).toBe(400);
        expect(reply.json().fields).toEqual({ doctor_id: M.unknownDoctor });
      }
    }
    expect(await list('here')).toHaveLength(1);
  });

  it('stay with the last one of several who write at once, and admit once', async () => {
    const { id } = await newPatient(app, admin);
    const admit = () => app.call(admitPatient, { params: { id }, body: { bed: '1' } }, admin);
    const replies = await Promise.all(Array.from({ length: 8 }, admit));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { id: stayId } = await stayOf(id);
    const beds = ['2', '3', '4', '5'];
    const noted = await Promise.all(
      beds.map((bed) => app.call(editStay, { params: { id: stayId }, body: { bed } }, admin)),
    );
    expect(noted.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(beds).toContain((await stayOf(id)).bed);
    // Each change starts from the bed that the one before it left.
    const moves = z.array(z.object({ bed: z.object({ from: z.string() }) })).parse(await edits());
    expect(new Set(moves.map(({ bed }) => bed.from)).size).toBe(4);
  });
});
