import { beforeEach, describe, expect, it } from 'vitest';
import { generateSuggestion } from '#contract/ai/ai.endpoints.ts';
import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import { MODEL_MESSAGES } from '#contract/ai/model.messages.ts';
import { readSuggestion } from '#contract/ai/read-suggestion.rules.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, type Person } from '../testing/builders/clinic.ts';
import { deltasIn, eventsOf } from '../testing/event-stream.ts';
import { beginStream, callsFunction, endOfCalls, wordsOf } from '../testing/model-server.ts';
import { startModelServer } from '../testing/start-model-server.ts';

const server = startModelServer();
const app = startTestApp(undefined, () => ({
  model: { baseUrl: server.url, apiKey: undefined, name: 'test-model' },
  dailyLimit: 100,
  timeouts: { first: 2_000, next: 2_000, whole: 15_000 },
}));
let admin: Person;
beforeEach(async () => {
  admin = await newClinic(app);
});

const ask = (wire: string) => {
  server.answer((reply) => void beginStream(reply).end(wire));
  return app.call(generateSuggestion, { body: { query: 'fever' } }, admin);
};
const CBC = { name: 'create_lab_order', parameters: { tests: ['CBC'] } };
const cbc = callsFunction(0, 'create_lab_order', '{"tes', 'ts": ["C', 'BC"]}');
const summary = callsFunction(1, 'update_case_summary', '{"summary": ', '"Viral fever."}');

describe('a model that answers by function calls', () => {
  it.each([
    ['in pieces, without text', cbc, ''],
    ['in pieces, after text', wordsOf('Rest ', 'and fluids.') + cbc, 'Rest and fluids.'],
    ['before text', cbc + wordsOf('Rest.'), 'Rest.'],
  ])('is understood: %s', async (_how, wire, text) => {
    const { suggestion } = (await ask(wire + endOfCalls)).json();
    const read = readSuggestion(suggestion);
    expect(read).toMatchObject({ text, problem: null });
    expect(JSON.parse(read.json ?? '')).toEqual([CBC]);
    expect(read.calls).toMatchObject([
      { action: { name: CBC.name, parameters: { tests: [{ name: 'CBC' }] } } },
    ]);
  });

  it('may make several calls, also one nested in another', async () => {
    const { suggestion } = (await ask(cbc + summary + endOfCalls)).json();
    const names = readSuggestion(suggestion).calls.map(({ action }) => action?.name);
    expect(names).toEqual(['create_lab_order', 'update_case_summary']);
  });

  it('is read once when it also writes the block', async () => {
    const block = wordsOf(`\`\`\`json\n${JSON.stringify([CBC])}\n\`\`\``);
    const { suggestion } = (await ask(block + cbc + endOfCalls)).json();
    expect(readSuggestion(suggestion).calls).toHaveLength(1);
  });

  it('gets an error for truncated arguments and for an unknown function', async () => {
    const cut = callsFunction(0, 'create_lab_order', '{"tests": ["CB');
    const other = callsFunction(1, 'refer_patient', '{"to": "Cardiology"}');
    const { suggestion } = (await ask(cut + other + endOfCalls)).json();
    const [first, second] = readSuggestion(suggestion).calls;
    expect([first?.problem ?? first?.action, second?.problem]).toEqual([
      { name: 'create_lab_order', parameters: { tests: [] } },
      M.noFunctionCall,
    ]);
    expect(first?.written).toContain('CB');
    expect(second?.written).toContain('Cardiology');
  });

  it.each([
    ['arguments', callsFunction(0, 'create_lab_order', 'x'.repeat(150_000), 'x'.repeat(150_000))],
    ['words', wordsOf('x'.repeat(150_000), 'x'.repeat(150_000))],
  ])('is stopped when its %s never end', async (_what, wire) => {
    const reply = await ask(wire + endOfCalls);
    expect([reply.statusCode, reply.json().message]).toEqual([503, MODEL_MESSAGES.endless]);
  });

  it('streams the block like any other text', async () => {
    server.answer((reply) => void beginStream(reply).end(wordsOf('Rest.') + cbc + endOfCalls));
    if (!app.app.server.listening) await app.app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.app.server.address();
    const form = new FormData();
    form.set('query', 'fever');
    const port = typeof address === 'object' ? address?.port : undefined;
    const reply = await fetch(`http://127.0.0.1:${port}${generateSuggestion.path}`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${admin.token}`, accept: 'text/event-stream' },
    });
    const events = eventsOf(await reply.text());
    const done = events.find(({ event }) => event === 'done')?.data;
    expect(done).toMatchObject({ suggestion: deltasIn(events).join('') });
  });
});
