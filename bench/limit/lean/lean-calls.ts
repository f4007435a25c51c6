import type { LeanCall } from './lean-call.ts';
import { paidBill } from './paid-bill.ts';
import { LEAN_READS } from './reads.ts';
import { LEAN_WRITES } from './writes.ts';

/** The calls with the fewest statements that keep the product's guarantees, by name. */
export const LEAN_CALLS: Readonly<Record<string, LeanCall>> = {
  ...LEAN_READS,
  ...LEAN_WRITES,
  'create-bill': paidBill,
};
