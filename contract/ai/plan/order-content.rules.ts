import type { PlannedLine } from './planned.ts';

type Line = Omit<PlannedLine, 'name' | 'byHand'>;

/** Serializes an order; the text changes whenever any part of the order does. */
export function orderContent(lines: readonly Line[], prescription: string): string {
  const contents = lines.map((line) => [
    line.drug_id,
    line.quantity,
    line.tabletsPerDay,
    line.numberOfDays,
    line.directions_to_use,
    // Texts from before the mark have nothing here.
    ...(line.daysAssumed ? ['days assumed'] : []),
  ]);
  return JSON.stringify([prescription, ...contents]);
}
