import { describe, expect, it } from 'vitest';
import { failuresOf } from './failures-of.ts';
import { faultsOf, readTable, type Test } from './specification-table.ts';
import { testsOfLists, testsOfReport } from './specification-tests.ts';

const HEAD = '| What the specification asks | Proven by |\n| --- | --- |\n';

function rowsOf(...lines: string[]) {
  return readTable(`# Title\n\n${HEAD}${lines.join('\n')}\n`);
}

function ended(...tests: [name: string, outcome: Test['outcome']][]): Test[] {
  return tests.map(([name, outcome]) => ({ name, outcome }));
}

describe('parsing the table', () => {
  it('finds the sentence and every test, with bars and backticks in them', () => {
    const { rows, faults } = rowsOf(
      '| A \\| B | `web/a.test.tsx › a › shows A \\| B`<br>`` e2e/b.e2e.ts › a `b` `` |',
    );
    expect(faults).toEqual([]);
    expect(rows).toEqual([
      {
        line: 5,
        asks: 'A | B',
        provenBy: ['web/a.test.tsx › a › shows A | B', 'e2e/b.e2e.ts › a `b`'],
      },
    ]);
  });

  it.each([
    ['| A sentence | |', '5: no test proves "A sentence"'],
    ['| | `a.test.ts › b` |', '5: is not a row of two cells'],
    ['| A sentence |', '5: is not a row of two cells'],
    ['| One | two | `a.test.ts › b` |', '5: is not a row of two cells'],
    ['| A sentence | `a.test.ts` |', '5: does not name a test: a.test.ts'],
    ['| A sentence | `a.ts › b` |', '5: does not name a test: a.ts › b'],
    ['A sentence | `a.test.ts › b` |', '5: names a test outside of a table'],
  ])('rejects %s', (line, fault) => {
    expect(rowsOf(line)).toEqual({ rows: [], faults: [fault] });
  });

  it('rejects a heading without a row, unless it has subheadings', () => {
    const row = '| A sentence | `a.test.ts › b` |\n';
    const document = [
      `# Title\n## Part\n### One\n${HEAD}${row}`,
      `### Two\n#### First\n${HEAD}${row}`,
      `#### Second\n${HEAD}`,
      `### Three\n${HEAD}`,
      `## Part\n### Four\n`,
    ];
    expect(readTable(document.join('')).faults).toEqual([
      '12: no row under "Second"',
      '15: no row under "Three"',
      '19: no row under "Four"',
    ]);
  });
});

describe('checking the rows against the tests', () => {
  const { rows } = rowsOf('| A sentence | `a.test.ts › b › c`<br>`a.test.ts › each … once` |');

  it('has no fault when all tests passed', () => {
    const tests = ended(
      ['a.test.ts › b › c', 'passed'],
      ['a.test.ts › each x once', 'passed'],
      ['a.test.ts › each y once', 'passed'],
      ['a.test.ts › another', 'failed'],
    );
    expect(faultsOf(rows, tests)).toEqual([]);
  });

  it('lists missing, failed and skipped tests', () => {
    const tests = ended(
      ['a.test.ts › b › c d', 'passed'],
      ['a.test.ts › each x once', 'passed'],
      ['a.test.ts › each y once', 'skipped'],
      ['a.test.ts › each z once', 'failed'],
    );
    expect(faultsOf(rows, tests)).toEqual([
      '5: no such test has run: a.test.ts › b › c',
      '5: skipped: a.test.ts › each y once',
      '5: failed: a.test.ts › each z once',
    ]);
  });

  it.each(['each %s once', 'each $name once', `each \${a.b} once`])(
    'matches the title "%s" with a run’s title',
    (title) => {
      const { rows: one } = rowsOf('| A sentence | `a.test.ts › each (x) once` |');
      expect(faultsOf(one, ended([`a.test.ts › ${title}`, 'listed']))).toEqual([]);
      expect(faultsOf(one, ended([`a.test.ts › ${title} more`, 'listed']))).toHaveLength(1);
    },
  );
});

describe('parsing reports', () => {
  const playwright = {
    config: { rootDir: '/root/e2e' },
    suites: [
      {
        title: 'a.e2e.ts',
        specs: [{ title: 'works', file: 'a.e2e.ts', tests: [{ status: 'expected' }] }],
        suites: [
          {
            title: 'inside',
            specs: [
              { title: 'is flaky', file: 'a.e2e.ts', tests: [{ status: 'flaky' }] },
              { title: 'waits', file: 'a.e2e.ts', tests: [{ status: 'skipped' }] },
            ],
          },
        ],
      },
    ],
  };

  it('reads names and results of vitest', () => {
    const one = { ancestorTitles: ['b'], title: 'c', status: 'passed' };
    const assertionResults = [
      one,
      { ...one, title: 'd', status: 'failed' },
      { ...one, title: 'e', status: 'pending' },
    ];
    const report = { testResults: [{ name: '/root/web/a.test.ts', assertionResults }] };
    expect(testsOfReport(report, '/root')).toEqual(
      ended(
        ['web/a.test.ts › b › c', 'passed'],
        ['web/a.test.ts › b › d', 'failed'],
        ['web/a.test.ts › b › e', 'skipped'],
      ),
    );
  });

  it('reads names and results of playwright, where a flaky test counts as failed', () => {
    expect(testsOfReport(playwright, '/root')).toEqual(
      ended(
        ['e2e/a.e2e.ts › works', 'passed'],
        ['e2e/a.e2e.ts › inside › is flaky', 'failed'],
        ['e2e/a.e2e.ts › inside › waits', 'skipped'],
      ),
    );
  });

  it('reads only names from lists', () => {
    const vitest = [{ name: String.raw`b > c \"%s\"`, file: '/root/web/a.test.ts' }];
    expect(testsOfLists(vitest, { ...playwright, suites: [] }, '/root')).toEqual(
      ended(['web/a.test.ts › b › c "%s"', 'listed']),
    );
  });
});

describe('the list of failures', () => {
  const failedJourney = (message: string) => ({
    config: { rootDir: '/root/e2e' },
    suites: [
      {
        title: 'a.e2e.ts',
        specs: [
          {
            title: 'breaks',
            file: 'a.e2e.ts',
            tests: [{ status: 'unexpected', results: [{ error: { message } }] }],
          },
        ],
      },
    ],
  });

  it('names each failed test, and each file whose hooks failed, with the error', () => {
    const waits = { ancestorTitles: [], title: 'waits', status: 'skipped' };
    const report = {
      testResults: [
        {
          name: '/here/a.test.ts',
          message: '',
          assertionResults: [
            { ancestorTitles: ['a'], title: 'holds', status: 'passed' },
            {
              ancestorTitles: ['a'],
              title: 'breaks',
              status: 'failed',
              failureMessages: ['Error: \u001b[31mtimed out\u001b[39m\n    at a line'],
            },
            waits,
          ],
        },
        { name: '/here/b.test.ts', message: 'Hook timed out\n    at b', assertionResults: [waits] },
      ],
    };
    expect(failuresOf(report, '/here')).toEqual([
      'failed: b.test.ts\n    Hook timed out',
      'failed: a.test.ts › a › breaks\n    Error: timed out',
    ]);
  });

  it("shows the first lines of the error's detail, without its stack and the code around it", () => {
    const problems = Array.from({ length: 20 }, (_, nth) => `+   "40${nth} GET /api/queue",`);
    const message = [
      'Error: in the browser',
      '',
      '\u001b[2mexpect(\u001b[22mreceived).toEqual(expected)',
      '',
      ...problems,
      '   at rig/journey.ts:54',
      '> 54 |     expect(unexpected).toEqual([]);',
    ].join('\n');
    const [failure] = failuresOf(failedJourney(message), '/root');
    const lines = failure?.split('\n') ?? [];
    expect(lines.slice(0, 4)).toEqual([
      'failed: e2e/a.e2e.ts › breaks',
      '    Error: in the browser',
      '    expect(received).toEqual(expected)',
      '    +   "400 GET /api/queue",',
    ]);
    expect(lines.at(-1)).toBe('    …');
    expect(lines).toHaveLength(14);

    const [short] = failuresOf(
      failedJourney(message.replace(problems.slice(1).join('\n'), '')),
      '/root',
    );
    expect(short?.split('\n').slice(3)).toEqual(['    +   "400 GET /api/queue",']);
  });
});
