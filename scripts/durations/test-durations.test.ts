import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROOFS } from './proofs.ts';
import { aboveLimit, lineOf, slowest, timedTests, tooSlow } from './test-durations.ts';

const ROOT = join(import.meta.dirname, '../..');
const proofs = Object.values(PROOFS).flat();

const result = (title: string, duration: number | undefined, processorMs?: number) => ({
  ancestorTitles: ['a bill'],
  title,
  duration,
  meta: { processorMs },
});
const tests = timedTests(
  {
    testResults: [
      { name: '/here/a.test.ts', assertionResults: [result('waits', 9_000, 100)] },
      {
        name: '/here/b.test.ts',
        assertionResults: [result('computes', 6_000, 5_001), result('did not run', undefined)],
      },
    ],
  },
  '/here',
);

describe('the time of tests', () => {
  it('is listed from the slowest, by the clock', () => {
    expect(slowest(tests, 2).map(lineOf)).toEqual([
      '   9.0 s    0.1 s  a.test.ts › a bill › waits',
      '   6.0 s    5.0 s  b.test.ts › a bill › computes',
    ]);
  });

  it('is limited in processor time, except for proofs', () => {
    expect(aboveLimit(tests, []).map(({ file }) => file)).toEqual(['b.test.ts']);
    expect(aboveLimit(tests, ['b.test.ts'])).toEqual([]);
  });

  it('fails only where no machine is slow enough to explain it', () => {
    expect(tooSlow(tests, [])).toEqual([]);
    const slow = tests.map((test) => ({ ...test, processorMs: 20_001 }));
    expect(tooSlow(slow, ['b.test.ts']).map(({ file }) => file)).toEqual(['a.test.ts']);
  });

  it('fails where it was not measured', () => {
    const unmeasured = {
      testResults: [{ name: '/here/c.test.ts', assertionResults: [result('is new', 1)] }],
    };
    expect(tooSlow(timedTests(unmeasured, '/here'), [])).toHaveLength(1);
  });
});

it.each(proofs)('the proof %s is there', (file) => {
  expect(existsSync(join(ROOT, file))).toBe(true);
});
