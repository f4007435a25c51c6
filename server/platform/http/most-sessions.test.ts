import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic } from '../../testing/builders/clinic.ts';
import { MOST_SESSIONS, openSession } from './sessions.ts';

const app = startTestApp();

it('an account keeps its newest sessions; the least recently used one ends', async () => {
  const owner = await newClinic(app);
  const { database, sessions } = app.started.services;
  const { id: userId, clinic_id: clinicId } = owner.user;
  const open = (nth: number) =>
    database.inSystem((tx) =>
      openSession(tx, { userId, clinicId, now: new Date(app.clock.now().getTime() + nth) }),
    );
  const tokens: string[] = [];
  for (let nth = 1; nth < MOST_SESSIONS; nth += 1) tokens.push(await open(nth));
  const alive = (token: string) => sessions.find(token, app.clock.now());
  expect(await alive(owner.token)).toBeDefined();
  const last = await open(MOST_SESSIONS);
  const rows = await database.inSystem((tx) =>
    tx.selectFrom('sessions').where('user_id', '=', userId).select('id').execute(),
  );
  expect(rows).toHaveLength(MOST_SESSIONS);
  for (const token of [...tokens, last]) expect(await alive(token)).toBeDefined();
  const [first = ''] = tokens;
  await open(MOST_SESSIONS + 1);
  await open(MOST_SESSIONS + 2);
  const left = await database.inSystem((tx) =>
    tx.selectFrom('sessions').where('user_id', '=', userId).select('id').execute(),
  );
  expect(left).toHaveLength(MOST_SESSIONS);
  expect(first).not.toBe('');
});
