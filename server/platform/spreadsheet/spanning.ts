import type { Rows, Sheet } from './parse-sheet.ts';

/** A name cell that spans several rows stands for each of them. */
export function withSpanning({ rows, spans }: Sheet, column: number): Rows {
  const over = (spans ?? []).filter((span) => span.column === column && span.to > span.from);
  if (over.length === 0) return rows;
  const copies = rows.map((row) => [...row]);
  for (const { from, to } of over) {
    const name = copies[from]?.[column] ?? null;
    for (const row of copies.slice(from + 1, to + 1)) {
      if (row.some((cell) => cell !== null)) row[column] = name;
    }
  }
  return copies;
}
