import { relative } from 'node:path';

/** The parts of vitest's JSON report that are used here. */
type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      /** Absent for a test that did not run. */
      readonly duration?: number | undefined;
      readonly meta: { readonly processorMs?: number | undefined };
    }[];
  }[];
};

export type TimedTest = {
  readonly name: string;
  readonly file: string;
  /** By the clock: more on a busy machine, and with the time of the database and of other processes. */
  readonly ms: number;
  /** The processor time of the test's own process: nearly the same on a busy machine. Infinite where it was not measured. */
  readonly processorMs: number;
};

/** The limit of a test outside the proofs, on a fast machine. */
export const LONGEST_MS = 5_000;
/** The same code has taken three and a half times as long on one machine as on another: docs/proof.md. */
const SLOWEST_MACHINE = 4;

/** The tests of a report that ran; paths are relative to `root`. */
export function timedTests({ testResults }: Report, root: string): TimedTest[] {
  return testResults.flatMap(({ name, assertionResults }) => {
    const file = relative(root, name).replaceAll('\\', '/');
    return assertionResults
      .filter(({ duration }) => duration !== undefined)
      .map(({ ancestorTitles, title, duration = 0, meta }) => ({
        name: [file, ...ancestorTitles, title].join(' › '),
        file,
        ms: duration,
        processorMs: meta.processorMs ?? Number.POSITIVE_INFINITY,
      }));
  });
}

/** The tests that took longest by the clock, the slowest first. */
export function slowest(tests: readonly TimedTest[], count: number): TimedTest[] {
  return tests.toSorted((a, b) => b.ms - a.ms).slice(0, count);
}

/** The tests above the limit of processor time, outside the files of `proofs`. */
export function aboveLimit(tests: readonly TimedTest[], proofs: readonly string[]): TimedTest[] {
  return tests.filter(
    ({ file, processorMs }) => processorMs > LONGEST_MS && !proofs.includes(file),
  );
}

/** Those of them that are too slow on every machine. */
export function tooSlow(tests: readonly TimedTest[], proofs: readonly string[]): TimedTest[] {
  return aboveLimit(tests, proofs).filter(
    ({ processorMs }) => processorMs > LONGEST_MS * SLOWEST_MACHINE,
  );
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1).padStart(6)} s`;

/** The line of a test: its time by the clock, its processor time and its name. */
export const lineOf = ({ ms, processorMs, name }: TimedTest) =>
  `${seconds(ms)} ${seconds(processorMs)}  ${name}`;
