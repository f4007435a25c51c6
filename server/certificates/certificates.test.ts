import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  cancelCertificate,
  exportCertificates,
  issueCertificate,
  listCertificates,
  listPatientCertificates,
} from '#contract/certificates/certificates.endpoints.ts';
import { CERTIFICATE_MESSAGES as M } from '#contract/certificates/certificates.messages.ts';
import { startTestApp } from '../testing/build-app.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  type Person,
  signIn,
} from '../testing/builders/clinic.ts';
import { readSpreadsheet } from '../testing/read-spreadsheet.ts';

const app = startTestApp();
let admin: Person;
let doctor: Person;
let patientId: string;

beforeEach(async () => {
  app.clock.set('2026-11-21T04:30:00.000Z');
  admin = await newClinic(app);
  doctor = await newStaff(app, admin, 'doctor', { name: 'Dr Rao' });
  patientId = (await newPatient(app, admin)).id;
});

const body = {
  kind: 'sick' as const,
  identificationMark: 'Mole on the left cheek',
  text: 'Needs rest for three days.',
};
const issue = (changes = {}, by = doctor) =>
  app.call(issueCertificate, { params: { id: patientId }, body: { ...body, ...changes } }, by);
const cancel = (id: string, by = doctor) =>
  app.call(cancelCertificate, { params: { id }, body: { reason: 'Wrong dates' } }, by);
const idOf = async () => (await issue()).json<{ id: string }>().id;
const register = (startDate = '2026-11-21', endDate = startDate, by = admin) =>
  app.ok(listCertificates, { query: { startDate, endDate } }, by);

describe('a certificate', () => {
  it('is issued in the doctor’s name with patient, mark and number, and kept in the register', async () => {
    const reply = await issue();
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      ...{ number: '2026-27/000001', kind: 'sick', day: '2026-11-21', patient_id: patientId },
      ...{ patientName: 'Asha Menon', patientDetails: '34 y, Female', cancelled: null },
      ...{ identificationMark: 'Mole on the left cheek', text: 'Needs rest for three days.' },
      doctor: { id: doctor.user.id, name: 'Dr Rao' },
    });
    expect(await register()).toEqual([reply.json()]);
    const own = { params: { id: patientId } };
    expect(await app.ok(listPatientCertificates, own, doctor)).toEqual([reply.json()]);
    expect(await register('2026-11-22')).toEqual([]);
  });

  it('is never left out of the register: above 5,000 rows it asks for fewer days', async () => {
    const { clinic_id } = doctor.user;
    await app.started.services.database.inClinic(clinic_id ?? '', async (tx) => {
      await sql`INSERT INTO certificates (clinic_id, id, financial_year, number, kind, patient_id,
          doctor_id, day, patient_name, patient_details, text, issued_at, issued_by)
        SELECT ${clinic_id}::uuid, gen_random_uuid(), 2026, at, 'fit', ${patientId}::uuid,
          ${doctor.user.id}::uuid, '2026-11-21', 'Asha', '', 'Fit', now(), ${doctor.user.id}::uuid
        FROM generate_series(1, 5001) AS at`.execute(tx);
    });
    const query = { startDate: '2026-11-21', endDate: '2026-11-21' };
    const reply = await app.call(listCertificates, { query }, admin);
    expect([reply.statusCode, reply.json().message]).toEqual([413, M.tooManyRows]);
  });

  it('has the next number without gaps or duplicates under thirty concurrent calls', async () => {
    const blank = { text: 'Suffering from [diagnosis]' };
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, at) => issue(at % 3 === 0 ? blank : {})),
    );
    const issued = replies.filter(({ statusCode }) => statusCode === 201);
    expect(issued).toHaveLength(20);
    expect((await register()).map(({ number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, at) => `2026-27/${String(at + 1).padStart(6, '0')}`),
    );
    app.clock.set('2027-04-01T04:30:00.000Z');
    doctor = await signIn(app, doctor.user.email);
    expect((await issue()).json()).toMatchObject({ number: '2027-28/000001' });
  });

  it('is in the exported register with its text, the cancelled ones too', async () => {
    const id = await idOf();
    await idOf();
    expect((await cancel(id)).statusCode).toBe(200);
    const query = { startDate: '2026-11-01', endDate: '2026-11-30' };
    const reply = await app.call(exportCertificates, { query }, doctor);
    expect(reply.statusCode).toBe(200);
    const [titles, first, second] = await readSpreadsheet(reply.rawPayload);
    expect(titles?.slice(0, 3)).toEqual(['No.', 'Date', 'Patient']);
    expect(first).toEqual(expect.arrayContaining(['2026-27/000001', body.text, 'Wrong dates']));
    expect(second).toEqual(expect.arrayContaining(['2026-27/000002', body.identificationMark]));
    const desk = await newStaff(app, admin, 'receptionist');
    const refused = await app.call(exportCertificates, { query }, desk);
    expect(refused.statusCode).toBe((await app.call(listCertificates, { query }, desk)).statusCode);
  });

  it('stays in the register when it is cancelled, once under concurrent calls', async () => {
    const id = await idOf();
    const replies = await Promise.all([1, 2, 3].map(() => cancel(id)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await register()).toMatchObject([
      { id, number: '2026-27/000001', cancelled: { by: 'Dr Rao', reason: 'Wrong dates' } },
    ]);
    expect((await issue()).json()).toMatchObject({ number: '2026-27/000002' });
  });

  it('is cancelled by its doctor or an admin only', async () => {
    const id = await idOf();
    const other = await newStaff(app, admin, 'doctor');
    const refused = await cancel(id, other);
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { message: M.notOwn }]);
    const desk = await newStaff(app, admin, 'receptionist');
    expect((await cancel(id, desk)).statusCode).toBe(403);
    expect((await cancel(id, await newClinic(app))).statusCode).toBe(404);
    expect((await cancel(id, admin)).statusCode).toBe(200);
  });

  it('is refused with blanks, without text, for another clinic and for other roles', async () => {
    const blank = await issue({ text: 'From [first day]' });
    expect([blank.statusCode, blank.json()]).toMatchObject([400, { message: M.blanks }]);
    expect((await issue({ text: ' ' })).statusCode).toBe(400);
    expect((await issue({ kind: 'birth' })).statusCode).toBe(400);
    expect((await issue({}, admin)).statusCode).toBe(403);
    const elsewhere = await newClinic(app);
    const foreign = await newStaff(app, elsewhere, 'doctor');
    expect((await issue({}, foreign)).statusCode).toBe(404);
    expect(await register('2026-11-21', '2026-11-21', elsewhere)).toEqual([]);
  });

  it('cannot be changed or deleted in the database', async () => {
    await issue();
    const clinic = admin.user.clinic_id ?? '';
    const run = app.started.services.database.inClinic.bind(app.started.services.database);
    await expect(
      run(clinic, (tx) => tx.updateTable('certificates').set({ text: 'x' }).execute()),
    ).rejects.toThrow(/permission denied/);
    await expect(run(clinic, (tx) => tx.deleteFrom('certificates').execute())).rejects.toThrow(
      /permission denied/,
    );
  });
});
