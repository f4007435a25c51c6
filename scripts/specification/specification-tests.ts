import { join, relative } from 'node:path';
import type { Test } from './specification-table.ts';

/** The parts of vitest's and playwright's JSON reports that are used here. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    /** The error of a file whose hooks failed. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}
interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results?: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}
interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly Suite[];
}
export type Report = VitestReport | PlaywrightReport;

/** One line of `vitest list --json`: titles as in the source, with their `%s`. */
interface Listed {
  readonly name: string;
  readonly file: string;
}

const SEPARATOR = ' › ';

/** The tests of one JSON report; paths are relative to `root`. */
export function testsOfReport(report: Report, root: string): Test[] {
  return 'testResults' in report ? testsOfVitest(report, root) : testsOfPlaywright(report, root);
}

/** The same names without results. */
export function testsOfLists(
  vitest: readonly Listed[],
  playwright: PlaywrightReport,
  root: string,
): Test[] {
  const rules = vitest.map(({ name, file }) =>
    // The list has the titles of the source.
    nameOf([relative(root, file), ...name.replaceAll('\\"', '"').split(' > ')]),
  );
  const journeys = testsOfPlaywright(playwright, root).map(({ name }) => name);
  return [...rules, ...journeys].map((name) => ({ name, outcome: 'listed' }));
}

function testsOfVitest({ testResults }: VitestReport, root: string): Test[] {
  return testResults.flatMap((file) =>
    file.assertionResults.map(({ ancestorTitles, title, status, failureMessages }) => ({
      name: nameOf([relative(root, file.name), ...ancestorTitles, title]),
      outcome: outcomeOf(status, 'passed'),
      message: failureMessages?.[0],
    })),
  );
}

function testsOfPlaywright({ config, suites }: PlaywrightReport, root: string): Test[] {
  const testsOf = (suite: Suite, titles: readonly string[]): Test[] => [
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests.map(({ status, results }) => ({
        name: nameOf([relative(root, join(config.rootDir, file)), ...titles, title]),
        outcome: outcomeOf(status, 'expected'),
        message: results?.[0]?.error?.message,
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...titles, inner.title])),
  ];
  // The outermost suite is the file; every test has that name anyway.
  return suites.flatMap((suite) => testsOf(suite, []));
}

function outcomeOf(status: string, good: string): Test['outcome'] {
  if (status === good) return 'passed';
  return ['skipped', 'pending', 'todo', 'disabled'].includes(status) ? 'skipped' : 'failed';
}

function nameOf(parts: readonly string[]): string {
  return parts.join(SEPARATOR);
}
