import { expect, it } from 'vitest';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { getComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { moveVisit } from '#contract/queue/queue.endpoints.ts';
import { startAssistedVisit } from '../testing/assisted-visit.ts';
import { memorise, ORDER, summarise } from '../testing/builders/actions.ts';
import { newStaff } from '../testing/builders/clinic.ts';

const { app, at, ask, apply, undo, kept, orders } = startAssistedVisit();

const note = () => app.ok(getComplaint, { params: { visitId: at.visit.id } }, at.admin);

/** Completes the visit two hours ago, with a lock after one. */
async function close() {
  const doctor = await newStaff(app, at.admin, 'doctor');
  const params = { id: at.visit.id };
  for (const status of ['consulting', 'seen'] as const) {
    await app.ok(moveVisit, { params, body: { status, doctorId: doctor.user.id } }, at.admin);
  }
  await app.ok(updateClinicSettings, { body: { locksNotes: true } }, at.admin);
  app.clock.advance(2 * 3_600_000);
}

it('an assistant’s summary is refused for a closed note, with the reason', async () => {
  const run = await ask([summarise('Rewritten by a model.')]);
  await close();
  const reply = await apply(run);
  expect([reply.statusCode, reply.json().message]).toEqual([409, MESSAGES.noteClosed]);
  expect(await note()).toMatchObject({ case_summary: '', closed: true });
  expect((await kept())[0]?.proposals).toMatchObject([
    { state: 'failed', message: `Error: ${MESSAGES.noteClosed}` },
  ]);
});

it('an applied summary can’t be undone once the note is closed', async () => {
  const run = await ask([summarise('Viral fever.')]);
  expect((await apply(run)).statusCode).toBe(200);
  await close();
  expect((await undo(run)).statusCode).toBe(409);
  expect(await note()).toMatchObject({ case_summary: 'Viral fever.' });
});

it('orders and the clinic’s memory are no part of the note', async () => {
  const [order, memory] = [await ask([ORDER]), await ask([memorise('Prefers generics.')])];
  await close();
  for (const run of [order, memory]) expect((await apply(run)).statusCode).toBe(200);
  expect(await orders()).toHaveLength(1);
});
