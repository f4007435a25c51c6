import { beforeEach, describe, expect, it } from 'vitest';
import { saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newStaff, newVisit, type Person } from '../testing/builders/clinic.ts';
import { charactersLost } from './editing-stretch.ts';

const app = startTestApp();
let admin: Person;
let doctor: Person;
let visitId: string;

beforeEach(async () => {
  admin = await newClinic(app);
  doctor = await newStaff(app, admin, 'doctor');
  ({ id: visitId } = await newVisit(app, admin, { complaint: 'Fever' }));
});

const save = async (texts: { complaint?: string; case_summary?: string }, person = doctor) => {
  app.clock.advance(3_000);
  await app.ok(saveComplaint, { params: { visitId }, body: texts }, person);
};
const rows = () =>
  app.started.services.database.inSystem((tx) =>
    tx
      .selectFrom('audit_log')
      .where('clinic_id', '=', admin.user.clinic_id!)
      .where('record_id', '=', visitId)
      .where('verb', '=', 'save-complaint')
      .orderBy('at')
      .select(['user_id', 'changes'])
      .execute(),
  );
const changes = async () => (await rows()).map((row) => row.changes);

describe('the audit of a record that is saved while a user types', () => {
  it('has one row per editing session, with each text as it was before', async () => {
    for (const complaint of ['Fever 3', 'Fever 3 days', 'Fever 3 days, cough']) {
      await save({ complaint });
    }
    await save({ case_summary: 'Viral' });
    await save({ case_summary: 'Viral fever' });
    expect(await changes()).toEqual([
      { complaint: { from: 'Fever' } },
      { case_summary: { from: '' } },
    ]);
  });

  it('starts a new row for another user, and after ten minutes', async () => {
    await save({ complaint: 'Fever A' });
    await save({ complaint: 'Fever A, B' }, admin);
    await save({ complaint: 'Fever A, B, C' });
    app.clock.advance(600_000);
    await save({ complaint: 'Fever A, B, C, D' });
    expect(await rows()).toEqual([
      { user_id: doctor.user.id, changes: { complaint: { from: 'Fever' } } },
      { user_id: admin.user.id, changes: { complaint: { from: 'Fever A' } } },
      { user_id: doctor.user.id, changes: { complaint: { from: 'Fever A, B' } } },
      { user_id: doctor.user.id, changes: { complaint: { from: 'Fever A, B, C' } } },
    ]);
  });

  it('never loses text that was written and removed within an editing session', async () => {
    const long = `Fever. ${'Cough at night. '.repeat(10)}`;
    await save({ complaint: long });
    await save({ complaint: '' });
    expect(await changes()).toEqual([
      { complaint: { from: 'Fever' } },
      { complaint: { from: long } },
    ]);
  });
});

it.each([
  ['', 'abc', 0],
  ['abc', 'abc', 0],
  ['abc', 'abXc', 0],
  ['abc', 'ac', 1],
  ['abc', '', 3],
  ['aaa', 'aa', 1],
  ['one two', 'two', 4],
  ['abcd', 'aXd', 2],
])('from %j to %j loses that many characters', (before, after, lost) => {
  expect(charactersLost(before, after)).toBe(lost);
});
