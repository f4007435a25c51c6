import { beforeEach, expect, it } from 'vitest';
import { generateSuggestion } from '#contract/ai/ai.endpoints.ts';
import {
  listConsents,
  listNotices,
  saveNotice,
  setConsent,
} from '#contract/privacy/consent.endpoints.ts';
import { CONSENT_MESSAGES as M, type Purpose } from '#contract/privacy/consent.messages.ts';
import { copyForPatient, erasePatient } from '#contract/privacy/privacy.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  newVisit,
  type Person,
} from '../testing/builders/clinic.ts';
import { says } from '../testing/model-server.ts';
import { startModelServer } from '../testing/start-model-server.ts';

const server = startModelServer();
const app = startTestApp(undefined, () => ({
  model: { baseUrl: server.url, apiKey: undefined, name: 'test-model' },
  dailyLimit: 9,
  timeouts: { first: 1_500, next: 1_500, whole: 15_000 },
}));
let admin: Person;
beforeEach(async () => {
  admin = await newClinic(app);
  server.asked.length = 0;
  server.answer(says('Rest.'));
});

const set = (id: string, purpose: Purpose, given: boolean, person: Person = admin) =>
  app.call(setConsent, { params: { id }, body: { purpose, given } }, person);

it('keeps every consent and withdrawal, with the user who recorded it', async () => {
  const { id } = await newPatient(app, admin);
  const read = async () => await app.ok(listConsents, { params: { id } }, admin);
  const blank = { given_at: null, given_by: null, withdrawn_at: null, withdrawn_by: null };
  expect(await read()).toMatchObject([
    { purpose: 'care', ...blank },
    { purpose: 'ai_model', ...blank },
    { purpose: 'contact', ...blank },
  ]);
  expect((await set(id, 'care', true)).statusCode).toBe(200);
  const twice = await set(id, 'care', true);
  expect([twice.statusCode, twice.json().message]).toEqual([409, M.alreadyGiven]);
  await set(id, 'care', false);
  await set(id, 'contact', false);
  const [care, , contact] = await read();
  expect(care).toMatchObject({ given_by: 'Anita Rao', withdrawn_by: 'Anita Rao' });
  expect(contact).toMatchObject({ given_at: null, withdrawn_at: expect.any(String) });
  await set(id, 'care', true);
  expect((await read())[0]).toMatchObject({ withdrawn_at: null });
  const { body } = await app.call(copyForPatient, { params: { id } }, admin);
  expect(body.match(/Records for treatment/g)).toHaveLength(2);
});

it('returns to its previous state when a mistake is undone', async () => {
  const { id } = await newPatient(app, admin);
  const undo = async (given: boolean) => {
    const body = { purpose: 'care' as const, given, undo: true as const };
    const reply = await app.call(setConsent, { params: { id }, body }, admin);
    return reply.statusCode === 200 ? reply.json()[0] : reply.statusCode;
  };
  const unasked = { given_at: null, withdrawn_at: null };
  await set(id, 'care', true);
  expect(await undo(true)).toMatchObject(unasked);
  expect(await undo(true)).toBe(409);
  await set(id, 'care', false);
  expect(await undo(false)).toMatchObject(unasked);
  await set(id, 'care', true);
  await set(id, 'care', false);
  expect(await undo(true)).toBe(409);
  const given = { given_at: expect.any(String), given_by: 'Anita Rao', withdrawn_at: null };
  expect(await undo(false)).toMatchObject(given);
});

it('is withdrawn once by two concurrent requests', async () => {
  const { id } = await newPatient(app, admin);
  for (const _ of [1, 2, 3]) {
    await set(id, 'ai_model', true);
    const replies = await Promise.all([set(id, 'ai_model', false), set(id, 'ai_model', false)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  }
});

it('sends the model nothing about a patient who has withdrawn consent', async () => {
  const visit = await newVisit(app, admin, { complaint: 'Fever' });
  const ask = async (recordId: string) =>
    await app.ok(
      generateSuggestion,
      { body: { query: 'fever for 2 days', recordId }, file: undefined },
      admin,
    );
  expect((await ask(visit.id)).source).toBe('test-model');
  await set(visit.patient_id, 'ai_model', false);
  expect((await ask(visit.id)).source).toBe('offline');
  expect(server.asked).toHaveLength(1);
  const other = await newVisit(app, admin, { complaint: 'Cough' });
  expect((await ask(other.id)).source).toBe('test-model');
  await set(visit.patient_id, 'ai_model', true);
  expect((await ask(visit.id)).source).toBe('test-model');
});

it('is recorded only for the clinic’s own patients, and not for erased ones', async () => {
  const { id, token } = await newPatient(app, admin);
  const stranger = await newClinic(app);
  expect((await set(id, 'care', true, stranger)).statusCode).toBe(404);
  expect((await app.call(listConsents, { params: { id } }, stranger)).statusCode).toBe(404);
  await set(id, 'care', true);
  const body = { requestedBy: 'patient' as const, reason: 'Asked', token };
  await app.ok(erasePatient, { params: { id }, body }, admin);
  for (const given of [false, true]) {
    expect((await set(id, 'care', given)).statusCode).toBe(409);
    expect((await set(id, 'contact', given)).statusCode).toBe(409);
  }
});

it('has notices with versions, to which the owner adds', async () => {
  const save = (version: number, person = admin) =>
    app.call(saveNotice, { body: { purpose: 'care', text: 'Our text', version } }, person);
  expect((await save(0, await newStaff(app, admin, 'admin'))).statusCode).toBe(403);
  expect((await save(0)).statusCode).toBe(201);
  expect((await save(0)).statusCode).toBe(409);
  const [care, model] = await app.ok(listNotices, {}, admin);
  expect(care).toMatchObject({ purpose: 'care', version: 1, text: 'Our text' });
  expect(model).toMatchObject({ version: 0, text: expect.stringContaining('AI model') });
});
