import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { HEAVY_MESSAGES, heavyWorkText } from '#contract/heavy/heavy.messages.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newWorld, type World } from '../../testing/world.ts';
import type { Asker, Turn } from './index.ts';

const app = startTestApp();
let ours: World;
let theirs: World;

beforeAll(async () => {
  ours = await newWorld(app, 'Ours');
  theirs = await newWorld(app, 'Theirs');
});

function begin({ admin }: World) {
  const gone = new AbortController();
  const asker: Asker = {
    clinicId: admin.user.clinic_id ?? '',
    userId: admin.user.id,
    kind: 'export',
    signal: gone.signal,
  };
  const began = Promise.withResolvers<Turn>();
  const ends = Promise.withResolvers<void>();
  const done = app.started.services.heavy.inTurn(asker, async (turn) => {
    began.resolve(turn);
    await ends.promise;
  });
  done.catch(() => undefined);
  return { gone, began: began.promise, end: ends.resolve, done };
}

const listOf = ({ admin }: World) =>
  app.started.services.heavy
    .workOf(admin.user.clinic_id ?? '', admin.user.id)
    .map((work) => heavyWorkText(work));

it("queues a clinic's second job, lets another clinic pass, and refuses when the queue is full", async () => {
  const works = Array.from({ length: 4 }, () => begin(ours));
  const fifth = begin(ours);
  await expect(fifth.done).rejects.toMatchObject({
    status: 429,
    message: HEAVY_MESSAGES.lineFull(4, 'person'),
    retryAfter: expect.any(Number),
  });
  (await works[0]!.began).tell(1_200, 20_000);
  const other = begin(theirs);
  await other.began;
  expect(listOf(ours)).toEqual([
    '1,200 of 20,000 rows',
    'Your export is next in line.',
    'Your export is second in line.',
    'Your export is third in line.',
  ]);
  expect(listOf(theirs)).toEqual(['Starting…']);

  // A caller who disconnects leaves the queue.
  works[1]!.gone.abort();
  await expect(works[1]!.done).rejects.toThrow();
  expect(listOf(ours)).toHaveLength(3);
  for (const work of [...works, other]) work.end();
  await works[3]!.done;
  await other.done;
  expect([...listOf(ours), ...listOf(theirs)]).toEqual([]);
});

it('reads one snapshot of the clinic and cannot write', async () => {
  const work = begin(ours);
  const { database } = await work.began;
  const clinicId = ours.admin.user.clinic_id ?? '';
  const seen = await database.inClinic(clinicId, (tx) =>
    tx.selectFrom('patients').select('clinic_id').distinct().execute(),
  );
  expect(seen).toEqual([{ clinic_id: clinicId }]);
  const writing = database.inClinic(clinicId, (tx) =>
    sql`UPDATE patients SET name = 'x'`.execute(tx),
  );
  await expect(writing).rejects.toThrow('read-only');
  work.end();
  await work.done;
  expect(app.started.services.heavy.inUse).toEqual({ connections: 0, running: 0 });
});

it('streams rows through a cursor, and stops when the reader stops', async () => {
  const { heavy } = app.started.services;
  const work = begin(ours);
  const { database } = await work.began;
  const seen = await database.inClinic(ours.admin.user.clinic_id ?? '', async (tx) => {
    const numbers: string[] = [];
    for await (const { verb } of tx.selectFrom('audit_log').select('verb').stream(2)) {
      numbers.push(verb);
      if (numbers.length === 3) break;
    }
    const all = await tx.selectFrom('audit_log').select('verb').execute();
    let streamed = 0;
    for await (const _row of tx.selectFrom('audit_log').select('verb').stream(2)) streamed += 1;
    expect(streamed).toBe(all.length);
    return numbers.length;
  });
  expect(seen).toBe(3);
  work.end();
  await work.done;
  expect(heavy.inUse.connections).toBe(0);
});
