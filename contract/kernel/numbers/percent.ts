import { z } from 'zod';

/** The steps of a percent: hundredths of it, which are basis points. */
const STEPS = 100;

function basisPointsOf(percent: number): number {
  return Math.round(percent * STEPS);
}

/** 12.5 for 1250 basis points. */
export function inPercent(basisPoints: number): number {
  return basisPoints / STEPS;
}

/** Percent on the wire (12.5), from 0 to 100 with at most two decimals; hundredths of it inside (1250). */
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
