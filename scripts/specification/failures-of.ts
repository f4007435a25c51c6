import { relative } from 'node:path';
import { type Report, testsOfReport } from './specification-tests.ts';

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** The stack, or the code around the line that failed, which ends an error's message. */
const PLACE = /^\s+at |^\s*>?\s*\d+ \|/;
/** Enough for the list of what went wrong in a browser; a page's whole markup would hide the rest. */
const MOST_LINES = 12;

/** A failure with the first lines of its error, without its stack. */
function textOf(name: string, message = ''): string {
  const lines = message.replace(COLOURS, '').split('\n');
  const end = lines.findIndex((line) => PLACE.test(line));
  const detail = lines.slice(0, end < 0 ? undefined : end).filter((line) => line.trim() !== '');
  const shown = [...detail.slice(0, MOST_LINES), ...(detail.length > MOST_LINES ? ['…'] : [])];
  return [`failed: ${name}`, ...shown.map((line) => `    ${line}`)].join('\n');
}

/**
 * The failed tests of one report, each with its error, and the files whose hooks failed: their tests count
 * as skipped.
 */
export function failuresOf(report: Report, root: string): string[] {
  const files = 'testResults' in report ? report.testResults : [];
  return [
    ...files
      .filter(({ message }) => message)
      .map(({ name, message }) => textOf(relative(root, name), message)),
    ...testsOfReport(report, root)
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ name, message }) => textOf(name, message)),
  ];
}
