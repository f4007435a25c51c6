import { z } from 'zod';

/** Percent on the wire (12.5), from 0 to 100 with at most two decimals; hundredths of it inside (1250). */
export function percentage(message: string) {
  const wire = z
    .number({ error: message })
    .min(0, { error: message })
    .max(100, { error: message })
    .refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6, {
      error: message,
    });
  return z.codec(wire, z.int(), {
    decode: (percent) => Math.round(percent * 100),
    encode: (basisPoints) => basisPoints / 100,
  });
}
