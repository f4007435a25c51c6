import { z } from 'zod';

/** The scale of percentages: basis points per percent. */
const STEPS = 100;

/** Converts percent to basis points: 1250 for 12.5. */
export function basisPointsOf(percent: number): number {
  return Math.round(percent * STEPS);
}

/** Converts basis points to percent: 12.5 for 1250. */
export function inPercent(basisPoints: number): number {
  return basisPoints / STEPS;
}

/**
 * A percentage on the wire (12.5), from 0 to 100 with at most two decimals; basis points in code
 * (1250).
 */
export function percentage(message: string) {
  const wire = z
    .number({ error: message })
    .min(0, { error: message })
    .max(100, { error: message })
    .refine((percent) => Math.abs(percent * STEPS - basisPointsOf(percent)) < 1e-6, {
      error: message,
    });
  return z.codec(wire, z.int(), {
    decode: basisPointsOf,
    encode: inPercent,
  });
}
