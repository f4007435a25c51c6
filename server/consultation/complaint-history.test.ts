import { beforeEach, describe, expect, it } from 'vitest';
import {
  addComplaint,
  deleteComplaint,
  getComplaint,
  listPastComplaints,
  listQueueComplaints,
  saveComplaint,
} from '#contract/consultation/consultation.endpoints.ts';
import { joinQueue, moveVisit } from '#contract/queue/queue.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newPatient, newStaff, type Person } from '../testing/builders/clinic.ts';

const app = startTestApp();
let admin: Person;
let doctor: Person;
let id: string;

beforeEach(async () => {
  admin = await newClinic(app);
  doctor = await newStaff(app, admin, 'doctor');
  ({ id } = await newPatient(app, admin));
});

const list = (
  endpoint: typeof listPastComplaints | typeof listQueueComplaints = listPastComplaints,
) => app.ok(endpoint, { params: { id } }, doctor);
const texts = async () => (await list()).map(({ complaint }) => complaint);
const add = (complaint: string) =>
  app.ok(addComplaint, { params: { id }, body: { complaint } }, doctor);
const remove = (complaintId: string, person = doctor) =>
  app.call(deleteComplaint, { params: { id: complaintId } }, person);

/** Creates a finished visit with this complaint. */
async function pastVisit(complaint: string) {
  app.clock.advance(60_000);
  const visit = await app.ok(joinQueue, { body: { patientId: id, complaint } }, admin);
  await app.ok(moveVisit, { params: { id: visit.id }, body: { status: 'cancelled' } }, admin);
  return visit;
}

describe('the history of complaints', () => {
  it('is empty for a new patient and 404 for an unknown one', async () => {
    expect(await list()).toEqual([]);
    expect(await list(listQueueComplaints)).toEqual([]);
    const nobody = { params: { id: admin.user.id } };
    expect((await app.call(listPastComplaints, nobody, doctor)).statusCode).toBe(404);
  });

  it('lists complaints of visits and added ones, newest first, at both addresses', async () => {
    const visit = await pastVisit('Fever');
    await pastVisit(' \n ');
    app.clock.advance(60_000);
    const added = await add('Asthma as a child\n');
    await pastVisit('Rash');
    const history = await list();
    expect(history.map(({ complaint }) => complaint)).toEqual([
      'Rash',
      'Asthma as a child\n',
      'Fever',
    ]);
    expect(history[1]).toEqual(added);
    expect(added).toMatchObject({ visitId: null, patientId: id, age: 34, gender: 'F' });
    expect(history[2]).toMatchObject({ id: visit.id, visitId: visit.id, case_summary: '' });
    expect(await list(listQueueComplaints)).toEqual(history);
  });

  it('refuses a blank complaint', async () => {
    const reply = await app.call(
      addComplaint,
      { params: { id }, body: { complaint: ' \n' } },
      doctor,
    );
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toEqual({ complaint: 'Please enter complaint details.' });
  });

  it('hides a deleted complaint, whose text stays in the database', async () => {
    const added = await add('Written by mistake');
    expect((await remove(added.id)).json()).toEqual({ message: 'Complaint deleted.' });
    expect(await list()).toEqual([]);
    const rows = await app.started.services.database.inClinic(admin.user.clinic_id!, (tx) =>
      tx.selectFrom('patient_complaints').select(['complaint', 'deleted_at']).execute(),
    );
    expect(rows).toMatchObject([{ complaint: 'Written by mistake' }]);
    expect(rows[0]?.deleted_at).toBeInstanceOf(Date);
  });

  it('hides the complaint of a visit until another one is written; the record keeps it', async () => {
    const visit = await pastVisit('Fever');
    expect((await remove(visit.id)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
    const params = { visitId: visit.id };
    expect((await app.ok(getComplaint, { params }, doctor)).complaint).toBe('Fever');
    await app.ok(saveComplaint, { params, body: { case_summary: 'Viral' } }, doctor);
    expect(await texts()).toEqual([]);
    await app.ok(saveComplaint, { params, body: { complaint: 'Fever, cough' } }, doctor);
    expect(await texts()).toEqual(['Fever, cough']);
  });

  it.each(['added', 'written in a visit'])(
    'reports success once when many delete one that was %s',
    async (kind) => {
      const one = kind === 'added' ? await add('Cough') : await pastVisit('Cough');
      const replies = await Promise.all(
        Array.from({ length: 6 }, (_, n) => remove(one.id, n % 2 ? doctor : admin)),
      );
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([
        200, 404, 404, 404, 404, 404,
      ]);
      const rows = await app.started.services.database.inSystem((tx) =>
        tx
          .selectFrom('audit_log')
          .where('clinic_id', '=', admin.user.clinic_id!)
          .where('verb', '=', 'delete-complaint')
          .selectAll()
          .execute(),
      );
      expect(rows).toHaveLength(1);
    },
  );
});
