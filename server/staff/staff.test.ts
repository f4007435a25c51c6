import { beforeEach, describe, expect, it } from 'vitest';
import { saveOwnCredentials } from '#contract/staff/credentials.endpoints.ts';
import { addStaff, editStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import { STAFF_MESSAGES as M } from '#contract/staff/staff.messages.ts';
import { startTestApp } from '../testing/build-app.ts';
import {
  newClinic,
  newEmail,
  newStaff,
  PASSWORD,
  type Person,
  signIn,
} from '../testing/builders/clinic.ts';

const app = startTestApp();
let admin: Person;

beforeEach(async () => {
  admin = await newClinic(app);
});

const edit = (id: string, body: object, person = admin) =>
  app.call(editStaff, { params: { id }, body }, person);

describe('adding staff', () => {
  it('stores an OPD fee for doctors only, to the paisa, and uses the session’s clinic', async () => {
    const other = await newClinic(app);
    const body = {
      name: 'Dr Bose',
      email: newEmail(),
      password: PASSWORD,
      opd_fee: 650.5,
      qualification: ' MBBS, MD ',
      registration: ' KMC 1 ',
    };
    const add = async (role: string) =>
      (
        await app.call(
          addStaff,
          { body: { ...body, role, email: newEmail(), clinic_id: other.user.clinic_id } },
          admin,
        )
      ).json();
    expect(await add('doctor')).toMatchObject({
      role: 'doctor',
      opd_fee: 650.5,
      qualification: 'MBBS, MD',
      registration: 'KMC 1',
      active: true,
      status: 'active',
      clinic_id: admin.user.clinic_id,
    });
    expect(await add('lab')).toMatchObject({ role: 'lab', opd_fee: null, qualification: null });
  });

  it.each([
    [{}, M.required],
    [{ name: 'A', email: 'a@b.co', role: 'doctor' }, M.required],
    [{ name: 'A', email: 'a@b.co', role: 'chef', password: PASSWORD }, M.required],
    [{ name: 'A', email: 'a@b.co', role: 'superadmin', password: PASSWORD }, M.required],
    [
      { name: 'A', email: 'a@b.co', role: 'lab', password: '12345' },
      'Password must be at least 6 characters.',
    ],
    [
      { name: 'A', email: 'ab.co', role: 'lab', password: PASSWORD },
      'Please enter a valid email address.',
    ],
    [{ name: 'A', email: 'a@b.co', role: 'doctor', password: PASSWORD, opd_fee: -1 }, M.invalidFee],
    [
      { name: 'A', email: 'a@b.co', role: 'doctor', password: PASSWORD, opd_fee: 1.001 },
      M.invalidFee,
    ],
    [
      { name: 'A', email: 'a@b.co', role: 'doctor', password: PASSWORD, opd_fee: 'x' },
      M.invalidFee,
    ],
  ])('refuses %j', async (body, message) => {
    const reply = await app.call(addStaff, { body }, admin);
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
  });

  it('refuses an email of any clinic, also in concurrent requests', async () => {
    const other = await newClinic(app);
    const body = { name: 'Twin', email: newEmail(), role: 'lab', password: PASSWORD };
    const replies = await Promise.all(
      [admin, other].map((person) => app.call(addStaff, { body }, person)),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });
});

describe('the staff list', () => {
  it('is filtered by capability, and refuses one that does not exist', async () => {
    const clinic = await newClinic(app);
    await newStaff(app, clinic, 'doctor', { name: 'Dr Alpha' });
    await newStaff(app, clinic, 'receptionist', { name: 'Rekha' });
    const listed = async (may: string) =>
      (await app.ok(listStaff, { query: { may } }, clinic)).map(({ role }) => role);
    expect(await listed('consulting.see-patients')).toEqual(['doctor']);
    expect(await listed('clinic-subscriptions.buy')).toEqual(['admin']);
    expect((await listed('queue.add-patient')).sort()).toEqual(['admin', 'doctor', 'receptionist']);
    const refused = await app.call(listStaff, { query: { may: 'queue.everything' } }, clinic);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ fields: { may: 'Unknown capability.' } });
  });

  it('shows email and clinic to admins only, filters and sorts', async () => {
    const doctor = await newStaff(app, admin, 'doctor', { name: 'Dr Zeta', opd_fee: 500 });
    const second = await newStaff(app, admin, 'doctor', { name: 'Dr Alpha' });
    await edit(second.user.id, { active: false });
    const asAdmin = await app.ok(listStaff, { query: { role: 'doctor' } }, admin);
    expect(asAdmin.map(({ name }) => name)).toEqual(['Dr Alpha', 'Dr Zeta']);
    expect(asAdmin[1]).toMatchObject({
      email: doctor.user.email,
      opd_fee: 50_000,
      status: 'active',
    });
    const asDoctor = await app.call(
      listStaff,
      { query: { role: 'doctor', active: 'true' } },
      doctor,
    );
    expect(asDoctor.json()).toEqual([
      {
        id: doctor.user.id,
        name: 'Dr Zeta',
        role: 'doctor',
        active: true,
        opd_fee: 500,
        qualification: null,
        registration: null,
      },
    ]);
    const one = await app.call(getStaffMember, { params: { id: admin.user.id } }, doctor);
    expect(Object.keys(one.json()).sort()).toEqual([
      'active',
      'id',
      'name',
      'opd_fee',
      'qualification',
      'registration',
      'role',
    ]);
  });
});

describe('editing staff', () => {
  it('changes the fields sent and keeps the rest', async () => {
    const doctor = await newStaff(app, admin, 'doctor', { name: 'Dr Zeta', opd_fee: 500 });
    const named = await edit(doctor.user.id, { name: 'Dr Zeta Rao' });
    expect(named.json()).toMatchObject({
      name: 'Dr Zeta Rao',
      opd_fee: 500,
      email: doctor.user.email,
    });
    expect((await edit(doctor.user.id, { registration: 'KMC 7' })).json().registration).toBe(
      'KMC 7',
    );
    expect((await edit(doctor.user.id, { opd_fee: null })).json().opd_fee).toBeNull();
    await edit(doctor.user.id, { opd_fee: 300 });
    expect((await edit(doctor.user.id, { role: 'lab' })).json()).toMatchObject({
      role: 'lab',
      opd_fee: null,
    });
  });

  it('keeps the password when the field is blank, and sets it otherwise', async () => {
    const lab = await newStaff(app, admin, 'lab');
    await edit(lab.user.id, { name: 'Lab One', password: '' });
    await signIn(app, lab.user.email);
    await edit(lab.user.id, { password: 'changed-1' });
    await signIn(app, lab.user.email, 'changed-1');
    expect((await edit(lab.user.id, { password: '12345' })).statusCode).toBe(400);
  });

  it('refuses another admin’s row, and one’s own role and active flag', async () => {
    const second = await newStaff(app, admin, 'admin');
    const refused = [
      await edit(second.user.id, { name: 'Mine now' }),
      await edit(admin.user.id, { role: 'doctor' }),
      await edit(admin.user.id, { active: false }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect(refused.map((reply) => reply.json().message)).toEqual([
      M.otherAdmin,
      M.ownRole,
      M.ownActive,
    ]);
    expect(
      (await edit(admin.user.id, { name: 'Renamed', role: 'admin', active: true })).statusCode,
    ).toBe(200);
  });

  it('refuses an email in use', async () => {
    const lab = await newStaff(app, admin, 'lab');
    expect((await edit(lab.user.id, { email: admin.user.email })).statusCode).toBe(409);
  });
});

describe('a doctor’s own credentials', () => {
  const save = (body: object, person: Person) => app.call(saveOwnCredentials, { body }, person);

  it('are changed by the doctor, and kept in the audit trail', async () => {
    const doctor = await newStaff(app, admin, 'doctor', { opd_fee: 500 });
    const body = { qualification: ' MBBS, DNB ', registration: 'KMC 9' };
    const reply = await save(body, doctor);
    expect(reply.json()).toMatchObject({ qualification: 'MBBS, DNB', registration: 'KMC 9' });
    const seen = await app.ok(getStaffMember, { params: { id: doctor.user.id } }, admin);
    expect(seen).toMatchObject({ qualification: 'MBBS, DNB', opd_fee: 50_000 });
    expect((await save({ qualification: '', registration: 'KMC 9' }, doctor)).json()).toMatchObject(
      { qualification: null, registration: 'KMC 9' },
    );
    const { rows } = await app.started.pool.query(
      `SELECT changes FROM audit_log WHERE verb = 'edit-credentials' AND record_id = $1 ORDER BY id`,
      [doctor.user.id],
    );
    expect(rows.map(({ changes }) => Object.keys(changes).sort())).toEqual([
      ['qualification', 'registration'],
      ['qualification'],
    ]);
  });

  it('are refused when too long, and of people who see no patients', async () => {
    const doctor = await newStaff(app, admin, 'doctor');
    const reply = await save({ qualification: 'x'.repeat(101) }, doctor);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['qualification']]);
    expect((await save({ qualification: 'MBBS' }, admin)).statusCode).toBe(403);
  });
});
