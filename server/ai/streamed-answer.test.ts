import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MODEL_MESSAGES } from '#contract/ai/model.messages.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, type Person } from '../testing/builders/clinic.ts';
import { deltasIn, eventsOf } from '../testing/event-stream.ts';
import { beginStream, says, stopsAfter, streamOf } from '../testing/model-server.ts';
import { startModelServer } from '../testing/start-model-server.ts';

const server = startModelServer();
const app = startTestApp(undefined, () => ({
  model: { baseUrl: server.url, apiKey: 'secret-key', name: 'test-model' },
  dailyLimit: 3,
  // The first call loads the model's client.
  timeouts: { first: 5_000, next: 1_500, whole: 15_000 },
}));
let admin: Person;
beforeEach(async () => {
  admin = await newClinic(app);
  server.answer(says('Rest and fluids.'));
  server.asked.length = 0;
});

const runsOf = (person: Person) =>
  app.started.services.database.inClinic(person.user.clinic_id!, (tx) =>
    tx.selectFrom('ai_runs').selectAll().orderBy('id').execute(),
  );

describe('with a streamed answer', () => {
  async function stream(signal?: AbortSignal): Promise<Response> {
    if (!app.app.server.listening) await app.app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.app.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const form = new FormData();
    form.set('query', 'fever');
    return fetch(`http://127.0.0.1:${port}/api/ai/generate-suggestion`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${admin.token}`, accept: 'text/event-stream' },
      ...(signal && { signal }),
    });
  }
  it("streams the model's text, wherever the wire splits it, then sends the whole answer", async () => {
    const wire = Buffer.from(streamOf(['Rest ', 'बुखार ', 'and fluids.']));
    server.answer(async (reply) => {
      beginStream(reply);
      for (let at = 0; at < wire.length; at += 7) reply.write(wire.subarray(at, at + 7));
      reply.end();
    });
    const events = eventsOf(await (await stream()).text());
    expect(deltasIn(events).join('')).toBe('Rest बुखार and fluids.');
    expect(events.at(-1)).toMatchObject({
      event: 'done',
      data: { suggestion: 'Rest बुखार and fluids.', source: 'test-model' },
    });
  });

  it('sends a failure as an event', async () => {
    server.answer(stopsAfter('Rest'));
    const events = eventsOf(await (await stream()).text());
    expect(events.map(({ event }) => event)).toEqual(['delta', 'error']);
    expect(events[1]?.data).toEqual({ message: MODEL_MESSAGES.stalled, code: 'unavailable' });
  });

  it('aborts the call to the model when the client disconnects', async () => {
    server.answer(stopsAfter('Rest'));
    const before = server.dropped;
    const control = new AbortController();
    const response = await stream(control.signal);
    await response.body?.getReader().read();
    control.abort();
    await vi.waitFor(async () => {
      expect(server.dropped).toBe(before + 1);
      expect(await runsOf(admin)).toMatchObject([{ status: 'cancelled', proposal: 'Rest' }]);
    });
  });
});
