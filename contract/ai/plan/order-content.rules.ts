import type { PlannedLine } from './planned.ts';

type Line = Omit<PlannedLine, 'name' | 'byHand'>;

/** What is ordered, as text that is another when anything of it is. */
export function orderContent(lines: readonly Line[], prescription: string): string {
  const contents = lines.map((line) => [
    line.drug_id,
    line.quantity,
    line.tabletsPerDay,
    line.numberOfDays,
    line.directions_to_use,
  ]);
  return JSON.stringify([prescription, ...contents]);
}
