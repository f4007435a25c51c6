import type { Side, Turn } from './drive.ts';

export type Sides = { readonly ours: Side; readonly bare: Side; readonly lean?: Side | undefined };
/** One turn of each server, one directly after the other. */
export type Round = { readonly ours: Turn; readonly bare: Turn; readonly lean?: Turn | undefined };
/** The middle of several rounds, and the least and the most of them. */
export type Spread = { readonly median: number; readonly least: number; readonly most: number };

export type Pace = {
  readonly warmUp: number;
  /** The duration of one turn, in seconds. */
  readonly seconds: number;
  readonly rounds: number;
};

const AFTER_ANALYZE_SECONDS = 0.5;

/**
 * Warms each server, then lets them take turns. The order is reversed in every other round, so that
 * no server always follows the same one. `analyze` runs between the warm-up and the rounds: tables
 * that a call fills are nearly empty at first, and plans for empty tables scan them.
 */
export async function takeTurns(
  { ours, bare, lean }: Sides,
  { warmUp, seconds, rounds }: Pace,
  analyze: () => Promise<void>,
): Promise<Round[]> {
  const sides = lean ? [ours, bare, lean] : [ours, bare];
  for (const side of sides) await side.warm(warmUp);
  await analyze();
  // New statistics invalidate the plans.
  for (const side of sides) await side.warm(AFTER_ANALYZE_SECONDS);
  const taken: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? sides : [...sides].reverse();
    const turns = new Map<Side, Turn>();
    for (const side of order) turns.set(side, await side.turn(seconds));
    const of = (side: Side) => turns.get(side) as Turn;
    taken.push({ ours: of(ours), bare: of(bare), lean: lean && of(lean) });
  }
  return taken;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return { median, least: sorted[0] ?? Number.NaN, most: sorted.at(-1) ?? Number.NaN };
}
