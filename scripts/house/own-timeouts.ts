import type { Source } from './sources.ts';

const TEST_FILE = /\.(?:test|e2e)\.tsx?$/;
/** Its tests quote such lines. */
const EXAMPLES = /^scripts\/house\//;
/** The last argument of a test or hook, an option before its function, or Playwright's call. */
const TIMEOUT = /^ *\}, \d[\d_]*\d_\d{3}\);$|\btimeout: \d[\d_]*\d_\d{3}|\btest\.setTimeout\(/gm;
/** The limit of a poll or wait inside a test, which fails with its own message. */
const OF_A_POLL = /\b(?:poll|waitFor|toBe\w+|find\w+)\([^;]*$/;
const LOOK_BACK = 250;

/**
 * The tests and hooks that set a time-out of 10 s or more instead of the configuration's, each as
 * `path:line`. Tests within the configuration's limits stay fast without a measure of their own.
 */
export function ownTimeouts(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => TEST_FILE.test(path) && !EXAMPLES.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(TIMEOUT)]
        .filter(({ index }) => !OF_A_POLL.test(text.slice(Math.max(0, index - LOOK_BACK), index)))
        .map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`),
    );
}
