import type { OrderItem } from '#contract/pharmacy/pharmacy-order.ts';

/** The doctor of the clinic whose prescription a line is, and how many pieces they wrote. */
export type Prescribed = {
  readonly prescribed_by: string | null;
  readonly prescribed_quantity: number | null;
};
const NOBODY: Prescribed = { prescribed_by: null, prescribed_quantity: null };

export type PrescribedBefore = Prescribed & { readonly quantity: number };

export type Writing = {
  /** The person who writes, if a doctor. */
  readonly doctorId: string | undefined;
  /** Whether this edit names the prescriber of a paper from elsewhere, or the order had one. */
  readonly named: 'now' | 'before' | 'never';
};

/**
 * The prescriber of a written line. A pharmacist may supply less of a doctor's line and come back
 * to its quantity; more than that, or another drug, is not the doctor's (Drugs Rules, 1945, rule
 * 65(11A)). A doctor prescribes what they save, except what another paper's prescriber was named for.
 */
export function prescribedBy(
  { quantity }: Pick<OrderItem, 'quantity'>,
  before: PrescribedBefore | undefined,
  { doctorId, named }: Writing,
): Prescribed {
  const { prescribed_by, prescribed_quantity } = before ?? NOBODY;
  if (!doctorId) return { prescribed_by, prescribed_quantity };
  if (named === 'now') return NOBODY;
  if (prescribed_by && quantity <= (prescribed_quantity ?? 0)) {
    return { prescribed_by, prescribed_quantity: quantity };
  }
  const isOfPaper = named === 'before' && before && !prescribed_by && quantity <= before.quantity;
  return isOfPaper ? NOBODY : { prescribed_by: doctorId, prescribed_quantity: quantity };
}
