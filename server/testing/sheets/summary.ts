import { expect } from 'vitest';
import type { Judged } from './judge-rows.ts';

type JudgedSheets = ReadonlyMap<string, readonly Judged[]>;

const countOf = (rows: readonly Judged[], verdict: Judged['verdict']) =>
  rows.filter((one) => one.verdict === verdict).length;
const goodOf = (rows: readonly Judged[]) =>
  rows.filter(({ expected }) => expected.is === 'taken' && !expected.either);

/** A table of the sheets: good rows, those taken, and the faults, each with its first example. */
export function summaryOf(judged: JudgedSheets): string {
  const lines = [...judged].map(([name, rows]) => {
    const good = goodOf(rows);
    const taken = good.length - countOf(good, 'lost');
    const faults = (['wrong', 'lost', 'unsaid', 'noise'] as const)
      .map((verdict) => [verdict, rows.filter((one) => one.verdict === verdict)] as const)
      .filter(([, some]) => some.length > 0)
      .map(([verdict, [first, ...more]]) => {
        const others = more.length > 0 ? ` (+${more.length})` : '';
        return `${verdict} row ${first?.expected.row}: ${first?.why}${others}`;
      });
    return `${name.padEnd(34)} ${String(taken).padStart(6)} of ${String(good.length).padEnd(6)} ${faults.join('; ')}`;
  });
  return lines.join('\n');
}

/** The sheets with faults, and the number of rows of each kind: `5 lost, 1 noise`. */
export function faultsOf(judged: JudgedSheets): Record<string, string> {
  const kinds = ['wrong', 'lost', 'unsaid', 'noise'] as const;
  const faults = [...judged].map(([name, rows]) => {
    const counts = kinds.map((kind) => [countOf(rows, kind), kind] as const);
    return [
      name,
      counts
        .filter(([n]) => n > 0)
        .map((count) => count.join(' '))
        .join(', '),
    ] as const;
  });
  return Object.fromEntries(faults.filter(([, text]) => text !== ''));
}

/** Expects no wrong row and nothing unsaid, and at least 98 % of the good rows taken. */
export function expectWellRead(judged: JudgedSheets): void {
  const shares = [...judged].map(([name, rows]) => {
    const good = goodOf(rows);
    return { name, good: good.length, lost: countOf(good, 'lost') };
  });
  const faults = [...judged].flatMap(([name, rows]) =>
    rows
      .filter(({ verdict }) => verdict === 'wrong' || verdict === 'unsaid')
      .map(({ expected, verdict, why }) => `${name} row ${expected.row} is ${verdict}: ${why}`),
  );
  expect(faults).toEqual([]);
  // The list of 20,000 rows would hide what the others lose.
  const usual = shares.filter(({ good }) => good < 1_000);
  const sum = (of: 'good' | 'lost') => usual.reduce((total, one) => total + one[of], 0);
  expect(sum('lost') / sum('good')).toBeLessThanOrEqual(0.02);
  expect(shares.filter(({ good, lost }) => good >= 1_000 && lost > 0)).toEqual([]);
}
