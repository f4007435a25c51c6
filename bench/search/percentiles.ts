/** The 50th, 95th and 99th percentile of durations, in milliseconds. */
export type Percentiles = { count: number; p50: number; p95: number; p99: number };

export function percentiles(milliseconds: readonly number[]): Percentiles {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** One line of a table, in columns. */
export function line(name: string, values: readonly (string | number)[]): string {
  const cells = values.map((value) =>
    (typeof value === 'number' && !Number.isInteger(value)
      ? value.toFixed(1)
      : `${value}`
    ).padStart(9),
  );
  return `${name.padEnd(26)}${cells.join('')}`;
}

export function percentileLine(name: string, { count, p50, p95, p99 }: Percentiles): string {
  return line(name, [count, ...[p50, p95, p99].map((value) => value.toFixed(1))]);
}
