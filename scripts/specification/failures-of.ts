import { relative } from 'node:path';
import { type Report, testsOfReport } from './specification-tests.ts';

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** A failure with the first line of its error. */
function lineOf(name: string, message = ''): string {
  const [reason = ''] = message.replace(COLOURS, '').split('\n');
  return `failed: ${name}${reason && `\n    ${reason}`}`;
}

/**
 * The failed tests of one report, a line each, and the files whose hooks failed: their tests count
 * as skipped.
 */
export function failuresOf(report: Report, root: string): string[] {
  const files = 'testResults' in report ? report.testResults : [];
  return [
    ...files
      .filter(({ message }) => message)
      .map(({ name, message }) => lineOf(relative(root, name), message)),
    ...testsOfReport(report, root)
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ name, message }) => lineOf(name, message)),
  ];
}
