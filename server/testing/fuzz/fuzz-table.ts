import type { Outcome } from './fuzz-endpoint.ts';

const total = (statuses: Outcome['statuses']) => statuses.values().reduce((sum, n) => sum + n, 0);

function row({ name, statuses, slowestMs, faults }: Outcome): string {
  const each = [...statuses].toSorted(([one], [other]) => one - other);
  const told = each.map(([status, times]) => `${status} × ${times}`).join(', ');
  const cells = [name, total(statuses), told, `${Math.round(slowestMs)} ms`, faults.length];
  return `| ${cells.join(' | ')} |`;
}

/** A Markdown table of every endpoint's requests and replies. */
export function fuzzTable(outcomes: readonly Outcome[], seed: number): string {
  const sent = outcomes.reduce((sum, { statuses }) => sum + total(statuses), 0);
  const faults = outcomes.reduce((sum, outcome) => sum + outcome.faults.length, 0);
  return [
    `${outcomes.length} endpoints, ${sent} requests, seed ${seed}: ${faults} faults.`,
    '',
    '| Endpoint | Requests | Answers | Slowest | Faults |',
    '| --- | ---: | --- | ---: | ---: |',
    ...outcomes.map(row),
    '',
  ].join('\n');
}
