import { z } from 'zod';
import type { PaymentMode } from './bill.status.ts';
import { BILLING_MESSAGES as M } from './billing.messages.ts';

/**
 * The reference number that a payment app shows, in capitals without spaces and dashes. Blank
 * becomes null.
 */
export const PaymentReference = z
  .string({ error: M.invalidReference })
  .max(100, { error: M.invalidReference })
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .refine((text) => text === '' || /^[A-Z0-9]{6,35}$/.test(text), { error: M.invalidReference })
  .nullish()
  .transform((text) => text || null)
  .optional();

type Referenced = {
  readonly payment_mode: PaymentMode;
  readonly reference?: string | null | undefined;
};

export function onlyUpiHasReference(
  { payment_mode, reference }: Referenced,
  context: z.RefinementCtx,
) {
  if (!reference || payment_mode === 'upi') return;
  context.addIssue({ code: 'custom', path: ['reference'], message: M.referenceOfUpi });
}

export function hasReferenceTwice(payments: readonly Pick<Referenced, 'reference'>[]): boolean {
  const given = payments.flatMap(({ reference }) => reference ?? []);
  return new Set(given).size < given.length;
}
