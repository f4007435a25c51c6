import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { callNext } from '#contract/queue/queue.endpoints.ts';
import type { Visit } from '#contract/queue/visit.ts';
import type { Display } from '#contract/waiting-room/display.ts';
import { addDisplay, editDisplay } from '#contract/waiting-room/waiting-room.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newStaff, newVisit, type Person } from '../testing/builders/clinic.ts';
import { openStreamAt, type TestStream } from '../testing/event-stream.ts';

const app = startTestApp();
const streams: TestStream[] = [];
let base: string;
let admin: Person;
let display: Display;

beforeAll(async () => {
  base = await app.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  admin = await newClinic(app);
  display = await app.ok(addDisplay, { body: { name: 'Hall' } }, admin);
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});

const follow = async (path = display.path) => {
  const stream = await openStreamAt(`${base}/api${path}/events`);
  streams.push(stream);
  return stream;
};

describe('the stream of a display', () => {
  it('reports a call within a second, without any data', async () => {
    const doctor = await newStaff(app, admin, 'doctor');
    await newVisit(app, admin, { name: 'Athira Warrier' });
    const stream = await follow();
    expect(await stream.next('ready')).toEqual({});
    const began = performance.now();
    await app.ok(callNext, {}, doctor);
    expect(await stream.next('changed')).toEqual({});
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it.each([
    [
      'a mended name',
      async ({ patient_id: id }: Visit) => {
        await app.ok(updatePatient, { params: { id }, body: { name: 'Athira Varier' } }, admin);
      },
    ],
    [
      'changed settings of the clinic',
      async () => {
        await app.ok(updateClinicSettings, { body: { admissionCharge: 1_000 } }, admin);
      },
    ],
  ])('reports %s', async (_, change) => {
    const visit = await newVisit(app, admin, { name: 'Athira Warrier' });
    const stream = await follow();
    await stream.next('ready');
    await change(visit);
    expect(await stream.next('changed')).toEqual({});
  });

  it('ends when the display is revoked, and does not open again', async () => {
    const stream = await follow();
    await stream.next('ready');
    await app.ok(editDisplay, { params: { id: display.id }, body: { revoked: true } }, admin);
    await stream.next('changed');
    await stream.next('ended');
    await expect(follow()).rejects.toThrow('404');
  });

  it('reports no change of another clinic', async () => {
    const stream = await follow();
    await stream.next('ready');
    await newVisit(app, await newClinic(app));
    const doctor = await newStaff(app, admin, 'doctor');
    await newVisit(app, admin);
    await app.ok(callNext, {}, doctor);
    // The doctor, the patient, the visit and the call; the other clinic's would be two more events.
    for (let nth = 0; nth < 4; nth += 1) await stream.next('changed');
    await app.ok(editDisplay, { params: { id: display.id }, body: { revoked: true } }, admin);
    await stream.next('changed');
    await stream.next('ended');
  });

  it('is refused for an unknown code', async () => {
    await expect(follow(`/display/${'A'.repeat(22)}`)).rejects.toThrow('404');
  });

  it('is one of at most 20 of a display', async () => {
    for (let nth = 0; nth < 20; nth += 1) await (await follow()).next('ready');
    await expect(follow()).rejects.toThrow('429');
  });
});
