import pg from 'pg';
import { expect, it } from 'vitest';
import { startServices } from '#server/start-services.ts';
import { insertClinic } from '#server/testing/builders/rows.ts';
import { createTestDatabase } from '#server/testing/database.ts';
import { differences, factsOf } from './facts.ts';
import { halfDone } from './half-done.ts';

it('the proof detects lost, changed and unknown records', () => {
  const told = new Map([
    ['visit 1', { status: 'seen', token: 1 }],
    ['visit 2', { status: 'waiting', token: 2 }],
  ]);
  expect(differences(told, new Map(told))).toEqual([]);
  const books = new Map([
    ['visit 1', { status: 'consulting', token: 1 }],
    ['visit 3', { status: 'waiting', token: 2 }],
  ]);
  expect(differences(told, books)).toEqual([
    'different: visit 1: status is "consulting", told "seen"',
    'lost: visit 2 {"status":"waiting","token":2}',
    'never answered for: visit 3',
  ]);
});

it('finds partial writes', async () => {
  const database = await createTestDatabase();
  const started = await startServices({
    connection: database.connection,
    onDatabaseError: () => {},
  });
  try {
    // A row that no verb would leave: without its audit row, search words and number.
    const { patientId } = await insertClinic(started.services.database);
    const looking = new pg.Client(database.connection);
    await looking.connect();
    expect((await factsOf(looking)).get(`patient ${patientId}`)).toMatchObject({ token: 1 });
    expect(await halfDone(looking)).toEqual([
      'half done: a write without its audit row: 1 times',
      'half done: a patient that no search finds: 1 times',
    ]);
    await looking.end();
  } finally {
    await started.close();
    await database.drop();
  }
});
