import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { killBoth, killPostgres, killServer } from '../../proof/faults/kills.ts';
import { killEverything } from '../../proof/faults/running.ts';
import { Stage } from '../../proof/faults/stage.ts';
import { Tally } from '../../proof/faults/tally.ts';

/**
 * The processes that are killed in each round: the server, its database, or both with all children.
 */
const ROUNDS = ['server', 'both', 'server', 'database', 'both', 'server'] as const;

let folder: string;
let stage: Stage;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openopd-power-'));
  stage = await Stage.open(folder);
});
test.afterEach(async () => {
  await killEverything(stage.running);
  await rm(folder, { recursive: true, force: true });
});

/** The long version, with disks that lose unsynchronised data, is `npm run proof:faults`. */
test('every acknowledged write survives every power cut, and no transaction is partial', async () => {
  // The server starts six times, and each start can take 40 s on a busy machine.
  test.setTimeout(600_000);
  const tally = new Tally('power cut');
  for (const what of ROUNDS) {
    if (what === 'server') await killServer(stage, tally);
    if (what === 'both') await killBoth(stage, tally);
    if (what === 'database') await killPostgres(stage, tally, 'all');
    test.info().annotations.push({
      type: `round ${tally.rounds}`,
      description: `${what}, back in ${Math.round(tally.backMs.at(-1) ?? 0)} ms, ${tally.answered} writes`,
    });
    expect(tally.wrong, `after round ${tally.rounds}`).toEqual([]);
  }
  await stage.close(tally);
  expect(tally.wrong).toEqual([]);
  expect(tally.answered, 'writes that were answered').toBeGreaterThan(100);
});
