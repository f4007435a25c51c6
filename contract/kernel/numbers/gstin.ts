import { z } from 'zod';
import { isGstin } from './gstin.rules.ts';

export const INVALID_GSTIN = 'This is not a valid GSTIN. Please check its 15 characters.';

/** A typed GSTIN, in capitals; blank, null and absent become null. */
export const Gstin = z
  .string({ error: INVALID_GSTIN })
  .trim()
  .toUpperCase()
  .refine((text) => text === '' || isGstin(text), { error: INVALID_GSTIN })
  .nullish()
  .transform((text) => text || null);
