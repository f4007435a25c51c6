import { expect, it } from 'vitest';
import { progressLine } from './progress-line.ts';

/** Shows progress to an output that records it, at times of the test's own. */
function watched(isTTY: boolean) {
  let now = 0;
  const written: string[] = [];
  const line = progressLine({ isTTY, write: (text) => written.push(text) }, () => now);
  return {
    written,
    end: line.end,
    after(ms: number, rows: number, step: 'write' | 'finish' = 'write') {
      now += ms;
      line.show({ step, rows, total: 4_000 });
    },
  };
}

it('writes over one line of a terminal, after a second, and clears it at the end', () => {
  const { written, after, end } = watched(true);
  after(900, 1_000);
  expect(written).toEqual([]);
  after(200, 2_000);
  after(100, 2_500);
  after(150, 3_000);
  after(10, 4_000, 'finish');
  end();
  expect(written.map((text) => text.replace('\r\x1b[K', '⟲'))).toEqual([
    '⟲Writing the backup: 2,000 of 4,000 rows (50 %)',
    '⟲Writing the backup: 3,000 of 4,000 rows (75 %)',
    '⟲Checking every reference between tables …',
    '⟲',
  ]);
});

it('adds a line to a log every ten seconds', () => {
  const { written, after, end } = watched(false);
  after(9_000, 1_000);
  after(2_000, 2_000);
  after(9_000, 3_000);
  after(2_000, 4_000);
  end();
  expect(written).toEqual([
    'Writing the backup: 2,000 of 4,000 rows (50 %)\n',
    'Writing the backup: 4,000 of 4,000 rows (100 %)\n',
  ]);
});
