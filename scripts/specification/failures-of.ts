import { type Report, testsOfReport } from './specification-tests.ts';

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** The failed and skipped tests of one report, a line each, with the first line of the error. */
export function failuresOf(report: Report, root: string): string[] {
  return testsOfReport(report, root)
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ name, outcome, message = '' }) => {
      const [reason = ''] = message.replace(COLOURS, '').split('\n');
      return `${outcome}: ${name}${reason && `\n    ${reason}`}`;
    });
}
