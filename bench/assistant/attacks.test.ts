import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../server/testing/build-app.ts';
import { newClinic, type Person } from '../../server/testing/builders/clinic.ts';
import { answerWith } from '../../server/testing/builders/proposals.ts';
import { says } from '../../server/testing/model-server.ts';
import { startModelServer } from '../../server/testing/start-model-server.ts';
import { ATTACKS } from './attacks.ts';
import { type Api, prepareClinic, runAttack, type Shelf } from './run-attack.ts';

const server = startModelServer();
const app = startTestApp(undefined, () => ({
  model: { baseUrl: server.url, apiKey: undefined, name: 'test-model' },
  dailyLimit: 1_000,
  timeouts: { first: 5_000, next: 5_000, whole: 9_000 },
}));
const api: Api = {
  ok: (...call) => app.ok(...call),
  succeeds: async (...call) => (await app.call(...call)).statusCode < 300,
};
let admin: Person;
let shelf: Shelf;
beforeAll(async () => {
  admin = await newClinic(app);
  shelf = await prepareClinic(api, admin);
});

describe('a model that obeys every hostile text', () => {
  it.each(ATTACKS)('changes nothing unsafe by $name', async (attack) => {
    const unsafe = await runAttack({ api, admin, shelf }, attack, (facts) =>
      server.answer(says(answerWith(...attack.obeyed(facts)))),
    );
    expect(unsafe).toEqual([]);
  });
});
