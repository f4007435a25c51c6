import { v7 as newId } from 'uuid';
import { expect, it } from 'vitest';
import { createVisit } from '#contract/consultation/consultation.endpoints.ts';
import { clinicDay, DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';
import { callNext, completeVisit, joinQueue } from '#contract/queue/queue.endpoints.ts';
import { listPastVisits } from '#contract/visit-sheet/repeat/past-visit.endpoints.ts';
import { saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient, newStaff, newVisit } from '../../testing/builders/clinic.ts';

const app = startTestApp();

it('lists a patient’s visits with diagnoses and advice, newest first, without drafts', async () => {
  const admin = await newClinic(app, 'Repeat Clinic');
  const doctor = await newStaff(app, admin, 'doctor', { name: 'Ravi' });
  const first = await newVisit(app, admin, { doctorId: doctor.user.id });
  const patientId = first.patient_id;
  const body = {
    diagnoses: ['URTI', 'Asthma'],
    advice: 'Rest',
    outsideTests: 'MRI knee',
    followUpOn: '2099-01-31',
  };
  await app.ok(saveVisitSheet, { params: { id: first.id }, body }, doctor);
  await app.ok(callNext, {}, doctor);
  await app.ok(completeVisit, { params: { id: first.id } }, doctor);
  const second = await app.ok(joinQueue, { body: { patientId } }, admin);
  const list = () => app.ok(listPastVisits, { params: { id: patientId } }, doctor);
  const { day, at, ...told } = (await list())[1]!;
  expect(told).toEqual({ visitId: first.id, doctor: 'Ravi', ...body });
  expect([day, Date.parse(at)]).toEqual([
    clinicDay(new Date(first.created_at), DEFAULT_TIME_ZONE),
    Date.parse(first.created_at),
  ]);
  expect((await list())[0]).toMatchObject({ visitId: second.id, diagnoses: [], advice: '' });

  const free = await newPatient(app, admin, 'Walk In');
  await app.ok(createVisit, { body: { patientId: free.id } }, doctor);
  expect(await app.ok(listPastVisits, { params: { id: free.id } }, doctor)).toEqual([]);
});

it('is refused for an unknown patient and another clinic', async () => {
  const admin = await newClinic(app, 'Repeat Clinic');
  const elsewhere = await newClinic(app, 'Other Clinic');
  const { patient_id } = await newVisit(app, admin);
  const calls = [
    app.call(listPastVisits, { params: { id: newId() } }, admin),
    app.call(listPastVisits, { params: { id: patient_id } }, elsewhere),
  ];
  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});
