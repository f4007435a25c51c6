import { beforeEach, describe, expect, it } from 'vitest';
import { generateSuggestion, getAiStatus, listVisitRuns } from '#contract/ai/ai.endpoints.ts';
import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import { MODEL_MESSAGES } from '#contract/ai/model.messages.ts';
import { readSuggestion } from '#contract/ai/read-suggestion.rules.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { OFFLINE } from '../platform/assistant-settings.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newVisit, type Person } from '../testing/builders/clinic.ts';
import { aDrug } from '../testing/builders/pharmacy.ts';
import {
  beginStream,
  refuses,
  says,
  saysRubbish,
  stopsAfter,
  streamOf,
  thinks,
} from '../testing/model-server.ts';
import { ONE_PIXEL, pngHead } from '../testing/pictures.ts';
import { startModelServer } from '../testing/start-model-server.ts';

const server = startModelServer();
const offline = startTestApp();
const app = startTestApp(undefined, () => ({
  model: { baseUrl: server.url, apiKey: 'secret-key', name: 'test-model' },
  dailyLimit: 3,
  timeouts: { first: 1_500, next: 1_500, whole: 15_000 },
}));
const nobody = startTestApp(undefined, () => ({
  model: { baseUrl: 'http://127.0.0.1:9/v1', apiKey: undefined, name: 'test-model' },
  dailyLimit: 3,
  timeouts: { first: 1_500, next: 1_500, whole: 15_000 },
}));
let admin: Person;
beforeEach(async () => {
  admin = await newClinic(app);
  server.answer(says('Rest and fluids.'));
  server.asked.length = 0;
});

const ask = (body: object = {}, file?: Blob) =>
  app.call(generateSuggestion, { body: { query: 'fever', ...body }, ...(file && { file }) }, admin);
const runsOf = (person: Person) =>
  app.started.services.database.inClinic(person.user.clinic_id!, (tx) =>
    tx.selectFrom('ai_runs').selectAll().orderBy('id').execute(),
  );

describe('with a model', () => {
  it("returns the model's answer and stores who received it", async () => {
    const visit = await newVisit(app, admin, { name: 'Asha', complaint: 'fever' });
    server.answer(says('Rest ', 'and fluids.'));
    const reply = await ask({ recordId: visit.id });
    expect(reply.statusCode).toBe(200);
    const { runId, run, ...answer } = reply.json();
    expect(run).toMatchObject({ id: runId, answer: 'Rest and fluids.', proposals: [] });
    expect(answer).toEqual({ suggestion: 'Rest and fluids.', source: 'test-model' });
    expect(server.asked[0]).toMatchObject({
      authorization: 'Bearer secret-key',
      body: { model: 'test-model' },
    });
    expect(await runsOf(admin)).toMatchObject([
      {
        id: runId,
        status: 'answered',
        visit_id: visit.id,
        asked_by: admin.user.id,
        proposal: 'Rest and fluids.',
        input_tokens: 11,
        output_tokens: 7,
      },
    ]);
    expect((await app.ok(getAiStatus, {}, admin)).source).toBe('test-model');
  });

  it('sends the image along and rejects any other file', async () => {
    const reply = await ask({}, new File([ONE_PIXEL], 'x.png', { type: 'image/png' }));
    expect(reply.statusCode).toBe(200);
    const inlined = `data:image/png;base64,${ONE_PIXEL.toString('base64')}`;
    expect(JSON.stringify(server.asked[0]?.body.messages)).toContain(inlined);
    const refused = await ask({}, new File(['a,b'], 'x.png', { type: 'image/png' }));
    expect([refused.statusCode, refused.json().message]).toEqual([415, M.notAnImage]);
    const bomb = await ask({}, new File([pngHead(90_000, 90_000)], 'x.png', { type: 'image/png' }));
    expect([bomb.statusCode, bomb.json().message]).toEqual([413, M.tooManyPixels]);
    expect(server.asked).toHaveLength(1);
  });

  it.each([
    [401, MODEL_MESSAGES.refusedKey],
    [404, MODEL_MESSAGES.unknownModel],
    [429, MODEL_MESSAGES.busy],
    [400, MODEL_MESSAGES.notUnderstood],
    [500, MODEL_MESSAGES.failed],
  ])('returns a clear message when the provider answers %i', async (status, message) => {
    server.answer(refuses(status));
    const reply = await ask();
    expect([reply.statusCode, reply.json()]).toEqual([503, { message, code: 'unavailable' }]);
    expect(await runsOf(admin)).toMatchObject([{ status: 'failed', failure: message }]);
  });

  it('returns "unreachable" when nothing listens at the address', async () => {
    const reply = await nobody.call(
      generateSuggestion,
      { body: { query: 'fever' } },
      await newClinic(nobody),
    );
    expect([reply.statusCode, reply.json().message]).toEqual([503, MODEL_MESSAGES.unreachable]);
  });

  it.each([
    ['a web page', saysRubbish('text/html', '<h1>Welcome</h1>')],
    ['unrelated JSON', saysRubbish('application/json', '{"hello": "world"}')],
    ['a truncated event', saysRubbish('text/event-stream', 'data: {"choices": [{"ind\n\n')],
    ['events of another format', saysRubbish('text/event-stream', 'data: {"hello": 1}\n\n')],
  ])('rejects %s as unreadable', async (_what, mood) => {
    server.answer(mood);
    const reply = await ask();
    expect([reply.statusCode, reply.json().message]).toEqual([503, MODEL_MESSAGES.unreadable]);
  });

  it.each([
    ['in its answer', streamOf(['<thi', 'nk>[{"name": "x"}]</th', 'ink>', 'Rest.'])],
    ['beside its answer', thinks('[{"name": "x"}]') + streamOf(['Rest.'])],
  ])("removes the model's reasoning %s", async (_where, wire) => {
    server.answer((reply) => void beginStream(reply).end(wire));
    expect((await ask()).json().suggestion).toBe('Rest.');
  });

  it.each([
    ['never begins', () => undefined, MODEL_MESSAGES.timedOut],
    ['stops in the middle', stopsAfter('Rest'), MODEL_MESSAGES.stalled],
    ['returns an empty answer', says(''), MODEL_MESSAGES.emptyAnswer],
    [
      'is cut off',
      (reply: Parameters<ReturnType<typeof says>>[0]) => {
        beginStream(reply).write(streamOf(['Rest']).slice(0, 200));
        setTimeout(() => reply.destroy(), 20);
      },
      MODEL_MESSAGES.stalled,
    ],
    [
      'ends without a finish reason',
      (reply: Parameters<ReturnType<typeof says>>[0]) => {
        beginStream(reply).end(streamOf(['Rest']).split('\n\n')[0]?.concat('\n\n'));
      },
      MODEL_MESSAGES.stalled,
    ],
  ])('returns an error when the model %s', async (_how, mood, message) => {
    server.answer(mood);
    const reply = await ask();
    expect([reply.statusCode, reply.json().message]).toEqual([503, message]);
  });

  it('limits the requests per day and resets the count the next day', async () => {
    for (const _ of [1, 2, 3]) expect((await ask()).statusCode).toBe(200);
    const refused = await ask();
    expect([refused.statusCode, refused.json().message]).toEqual([429, MODEL_MESSAGES.dailyLimit]);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(await runsOf(admin)).toHaveLength(3);
    app.clock.advance(86_400_000);
    admin = await newClinic(app);
    expect((await ask()).statusCode).toBe(200);
  });

  it.each([
    [{ query: ' ' }, M.queryRequired],
    [{ query: 'x'.repeat(60_001) }, M.tooLong],
    [{ recordId: 'x' }, 'This is not a valid id.'],
    [{ recordId: crypto.randomUUID() }, M.visitIdMissing],
  ])('refuses an invalid request', async (body, message) => {
    const reply = await ask(body);
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
    expect(server.asked).toEqual([]);
  });
});

describe('the history kept with the visit', () => {
  const read = async (id: string, person = admin) =>
    (await app.ok(listVisitRuns, { params: { id } }, person)).runs;

  it('returns every question and its answer again, newest first', async () => {
    const { id: recordId } = await newVisit(app, admin, { name: 'Asha', complaint: 'fever' });
    await ask({ recordId });
    server.answer(stopsAfter('Fluids'));
    await ask({ recordId, query: 'What else?\u0000' });
    expect(await read(recordId)).toMatchObject([
      { query: 'What else?', status: 'failed', failure: MODEL_MESSAGES.stalled, answer: 'Fluids' },
      {
        query: 'fever',
        status: 'answered',
        answer: 'Rest and fluids.',
        failure: null,
        askedBy: admin.user.name,
        source: 'test-model',
        origin: 'note',
      },
    ]);
    expect(
      (await app.call(listVisitRuns, { params: { id: admin.user.id } }, admin)).statusCode,
    ).toBe(404);
  });

  it('marks answers from a report or an image, and the answers that continue them', async () => {
    const { id: recordId } = await newVisit(app, admin, { name: 'Asha', complaint: 'fever' });
    const { runId } = (await ask({ recordId, origin: 'reports' })).json();
    await ask({ recordId, corrects: runId, origin: 'note' });
    await ask({ recordId }, new File([ONE_PIXEL], 'x.png', { type: 'image/png' }));
    expect((await read(recordId)).map((run) => run.origin)).toEqual([
      'image',
      'reports',
      'reports',
    ]);
  });

  it.each([
    ['that does not exist', async () => crypto.randomUUID()],
    ['of another visit', async () => (await ask()).json().runId],
  ])('refuses to continue an answer %s', async (_whose, idOf) => {
    const { id: recordId } = await newVisit(app, admin, { name: 'Asha', complaint: 'fever' });
    const refused = await ask({ recordId, follows: await idOf() });
    expect([refused.statusCode, refused.json().message]).toEqual([400, M.unknownRun]);
  });
});

describe('without a model', () => {
  it('answers by rules against the clinic’s own lists', async () => {
    const person = await newClinic(offline);
    await offline.ok(addDrug, { body: aDrug({ name: 'Paracetamol 650 mg Tablet' }) }, person);
    const body = { query: 'Asha,30,F,9876543210,fever 3 days\nTab Dolo 650 1-0-1 x 3d' };
    const { suggestion, source } = await offline.ok(
      generateSuggestion,
      { body, file: undefined },
      person,
    );
    expect(source).toBe('offline');
    const read = readSuggestion(suggestion);
    expect(read.text).toContain('offline assistant');
    expect(read.calls.map(({ action }) => action?.name)).toEqual([
      'update_patient_details',
      'create_pharmacy_order',
      'update_case_summary',
    ]);
    expect(read.json).toContain('"Paracetamol 650 mg Tablet"');
    expect(OFFLINE.model).toBeNull();
  });
});
