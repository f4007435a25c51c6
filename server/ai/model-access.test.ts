import { beforeEach, describe, expect, it } from 'vitest';
import { generateSuggestion, getAiStatus } from '#contract/ai/ai.endpoints.ts';
import { listModelAccess, setModelAccess } from '#contract/ai/model-access.endpoints.ts';
import { OPEN_DOORS } from '../platform/doors.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, type Person } from '../testing/builders/clinic.ts';
import { newSuperadmin } from '../testing/builders/superadmin.ts';
import { says } from '../testing/model-server.ts';
import { startModelServer } from '../testing/start-model-server.ts';

const server = startModelServer();
const assistant = () => ({
  model: { baseUrl: server.url, apiKey: undefined, name: 'test-model' },
  dailyLimit: 9,
  timeouts: { first: 1_500, next: 1_500, whole: 15_000 },
});
const doors = { ...OPEN_DOORS, reachable: true, because: 'PUBLIC_URL' };

beforeEach(() => {
  server.asked.length = 0;
  server.answer(says('Rest.'));
});

describe('the model of a server that others can reach', () => {
  const app = startTestApp(undefined, assistant, doors);
  const answerer = async (person: Person) => {
    const body = { query: 'fever since two days' };
    const { source } = await app.ok(generateSuggestion, { body, file: undefined }, person);
    expect((await app.ok(getAiStatus, {}, person)).source).toBe(source);
    return source;
  };

  it('answers the first clinic and the clinics that the superadmin allows, until withdrawn', async () => {
    const [first, second] = [await newClinic(app), await newClinic(app)];
    expect(await answerer(first)).toBe('test-model');
    expect(await answerer(second)).toBe('offline');
    expect(await app.ok(getAiStatus, {}, second)).toEqual({ source: 'offline', withheld: true });
    expect(server.asked).toHaveLength(1);

    const superadmin = await newSuperadmin(app);
    const clinicId = second.user.clinic_id ?? '';
    const set = (allowed: boolean) =>
      app.ok(setModelAccess, { params: { id: clinicId }, body: { allowed } }, superadmin);
    expect(await set(true)).toMatchObject({ id: clinicId, allowed: true });
    expect(await answerer(second)).toBe('test-model');
    const { clinics, ...rest } = await app.ok(listModelAccess, {}, superadmin);
    expect(rest).toEqual({ model: 'test-model', limited: true });
    expect(clinics.map(({ allowed }) => allowed)).toEqual([true, true]);
    await set(false);
    expect(await answerer(second)).toBe('offline');
    const trail = await app.started.services.database.inSystem((tx) =>
      tx.selectFrom('system_audit_log').where('record_id', '=', clinicId).select('verb').execute(),
    );
    expect(trail).toEqual([{ verb: 'allow-ai-model' }, { verb: 'withdraw-ai-model' }]);
  });

  it('cannot be allowed by the clinic itself', async () => {
    const admin = await newClinic(app);
    const params = { id: admin.user.clinic_id };
    const reply = await app.call(setModelAccess, { params, body: { allowed: true } }, admin);
    expect(reply.statusCode).toBe(403);
    const changed = app.started.services.database.inClinic(params.id ?? '', (tx) =>
      tx.updateTable('clinics').set({ model_allowed: true }).execute(),
    );
    await expect(changed).rejects.toThrow(/permission denied/);
  });
});

describe('the model of a server that listens on loopback only', () => {
  const app = startTestApp(undefined, assistant);

  it('answers every clinic', async () => {
    await newClinic(app);
    const second = await newClinic(app);
    const body = { query: 'fever' };
    expect((await app.ok(generateSuggestion, { body, file: undefined }, second)).source).toBe(
      'test-model',
    );
    expect(await app.ok(getAiStatus, {}, second)).toEqual({ source: 'test-model' });
  });
});
