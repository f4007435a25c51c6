import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { clinicDay } from '#contract/kernel/dates.ts';
import { listQueue, moveVisit } from '#contract/queue/queue.endpoints.ts';
import { editStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  newVisit,
  type Person,
} from '../../testing/builders/clinic.ts';
import { MONEY_STEPS, newMoneyClinic } from '../../testing/builders/money-steps.ts';
import { startSecondServer } from '../../testing/second-server.ts';
import { presentVisit } from '../visit.present.ts';
import { listQueueRows } from '../visit.store.ts';

const first = startTestApp();
const second = startSecondServer(first);
const MORNING = '2026-11-20T06:00:00Z';
let admin: Person;

beforeEach(async () => {
  first.clock.set(MORNING);
  admin = await newClinic(first);
});

const ask = async (
  { token }: Person,
  { app = first.app, headers = {} }: { app?: typeof first.app; headers?: object } = {},
) =>
  app.inject({
    url: listQueue.path,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });

/** The queue as the database has it, without anything kept. */
async function fresh({ user }: Person): Promise<unknown> {
  const { clinic_id: clinicId, role } = user;
  const now = first.clock.now();
  const today = clinicDay(now, 'Asia/Kolkata');
  const rows = await first.started.services.database.inClinic(String(clinicId), (tx) =>
    listQueueRows(tx, { day: today, now }),
  );
  const reader = { actor: { role: role as 'admin' }, now, today };
  return listQueue.replies[200].encode(rows.map((row) => presentVisit(row, reader)));
}

describe('the queue that a server keeps', () => {
  it('equals the database after every step of a day, on each of two servers', async () => {
    await fc.assert(
      fc.asyncProperty(MONEY_STEPS, async (steps) => {
        first.clock.set(MORNING);
        const clinic = await newMoneyClinic(first);
        for (const step of steps) {
          await clinic.carryOut([step]);
          const expected = await fresh(clinic.admin);
          expect((await ask(clinic.admin)).json()).toEqual(expected);
          expect((await ask(clinic.admin, { app: second.app })).json()).toEqual(expected);
        }
      }),
      { numRuns: 6 },
    );
  });

  it('shows a change at once that another server made, while many ask', async () => {
    const visit = await newVisit(first, admin);
    const doctor = await newStaff(first, admin, 'doctor');
    for (const status of ['waiting', 'consulting', 'seen'] as const) {
      const asking = Array.from({ length: 12 }, () => ask(admin, { app: second.app }));
      const body = { status, ...(status === 'waiting' && { doctorId: doctor.user.id }) };
      await first.ok(moveVisit, { params: { id: visit.id }, body }, admin);
      const replies = await Promise.all([...asking, ask(admin, { app: second.app })]);
      expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
      expect(replies.at(-1)?.json()).toMatchObject([{ id: visit.id, status }]);
    }
  });

  it('follows the name of a doctor, the end of a subscription and the end of the day', async () => {
    first.clock.set('2026-11-20T16:00:00Z');
    admin = await newClinic(first);
    const doctor = await newStaff(first, admin, 'doctor', { name: 'Dr Rao' });
    const visit = await newVisit(first, admin, { doctorId: doctor.user.id });
    expect((await ask(admin)).json()).toMatchObject([{ User: { name: 'Dr Rao' } }]);
    const renamed = { params: { id: doctor.user.id }, body: { name: 'Dr Rao Bahadur' } };
    await first.ok(editStaff, renamed, admin);
    expect((await ask(admin)).json()).toMatchObject([{ User: { name: 'Dr Rao Bahadur' } }]);

    await first.started.pool.query(
      `UPDATE patients SET subscription_status = 'active', subscription_start_date = $2,
         subscription_end_date = $3 WHERE id = $1`,
      [visit.patient_id, '2026-11-01T00:00:00Z', '2026-11-20T16:30:00Z'],
    );
    const status = async () => (await ask(admin)).json()[0].Patient.subscription_status;
    expect(await status()).toBe('active');
    first.clock.set('2026-11-20T16:29:59Z');
    expect(await status()).toBe('active');
    first.clock.set('2026-11-20T16:30:00Z');
    expect(await status()).toBe('expired');

    const cancelled = { params: { id: visit.id }, body: { status: 'cancelled' as const } };
    await first.ok(moveVisit, cancelled, admin);
    expect((await ask(admin)).json()).toHaveLength(1);
    first.clock.set('2026-11-20T18:30:00Z');
    expect((await ask(admin)).json()).toEqual([]);
  });

  it('is another one for each clinic, and without money for a role that views no bills', async () => {
    const visit = await newVisit(first, admin);
    const other = await newClinic(first, 'Other Clinic');
    const doctor = await newStaff(first, admin, 'doctor');
    await newPatient(first, other);
    const replies = [await ask(admin), await ask(other), await ask(doctor)];
    expect(replies.map((reply) => reply.json().length)).toEqual([1, 0, 1]);
    expect(replies[0]?.json()[0].id).toBe(visit.id);
  });
});

describe('a queue that the caller has', () => {
  it('is answered with 304 and no body until it changes', async () => {
    await newVisit(first, admin);
    const { headers, body } = await ask(admin);
    const known = { 'if-none-match': String(headers.etag) };
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      etag: expect.stringMatching(/^W\//),
    });
    for (const app of [first.app, second.app]) {
      const again = await ask(admin, { app, headers: known });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    }
    await newVisit(first, admin);
    const changed = await ask(admin, { headers: known });
    expect([changed.statusCode, changed.json().length]).toEqual([200, 2]);
    expect(changed.headers.etag).not.toBe(headers.etag);
    expect(JSON.parse(body)).toHaveLength(1);
  });

  it('is not given without a session, nor to another clinic', async () => {
    const { headers } = await ask(admin);
    const known = { 'if-none-match': String(headers.etag) };
    const gone = await first.app.inject({ url: listQueue.path, headers: known });
    expect(gone.statusCode).toBe(401);
    await newVisit(first, admin);
    const { headers: full } = await ask(admin);
    const other = await newClinic(first, 'Other Clinic');
    const theirs = await ask(other, { headers: { 'if-none-match': String(full.etag) } });
    expect([theirs.statusCode, theirs.body]).toEqual([200, '[]']);
  });

  it('is compressed for a browser', async () => {
    for (let nth = 0; nth < 3; nth += 1) await newVisit(first, admin);
    const packed = await ask(admin, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe((await ask(admin)).body);
  });
});
