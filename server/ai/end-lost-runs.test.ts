import { expect, it } from 'vitest';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic } from '../testing/builders/clinic.ts';
import { insertRun } from './ai-run.store.ts';
import { endLostRuns } from './end-lost-runs.ts';

const app = startTestApp();

it('marks abandoned runs as failed and leaves runs that may still be answered', async () => {
  const { user } = await newClinic(app);
  const clinicId = user.clinic_id!;
  const { services } = app.started;
  const at = app.clock.now();
  const id = '0199d5f0-0000-7000-8000-000000000001';
  const run = {
    id,
    clinicId,
    userId: user.id,
    at,
    visitId: undefined,
    query: 'fever',
    origin: 'note' as const,
    previousRunId: undefined,
    isCorrection: false,
  };
  const begun = { ...run, source: 'test-model', promptVersion: '1' };
  await services.database.inClinic(clinicId, (tx) => insertRun(tx, begun));
  const read = () =>
    services.database.inClinic(clinicId, (tx) =>
      tx
        .selectFrom('ai_runs')
        .select(['status', 'failure', 'ended_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );

  app.clock.advance(services.assistant.timeouts.whole);
  await endLostRuns(services);
  expect(await read()).toEqual({ status: 'running', failure: null, ended_at: null });

  app.clock.advance(60_001);
  await endLostRuns(services);
  const ended = {
    status: 'failed',
    failure: 'The server stopped before the answer was complete.',
    ended_at: app.clock.now(),
  };
  expect(await read()).toEqual(ended);
  app.clock.advance(3_600_000);
  await endLostRuns(services);
  expect(await read()).toEqual(ended);
});
