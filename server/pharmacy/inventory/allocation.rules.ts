/** The fields of a batch that decide what is taken from it. */
export type BatchStock = {
  readonly id: string;
  readonly drug_id: string;
  /** The last day it may be sold, `YYYY-MM-DD`. Null means no expiry. */
  readonly expiry_date: string | null;
  readonly quantity: number;
  readonly created_at: Date;
};

/** A quantity taken from, or returned to, one batch. */
export type Portion = { readonly batchId: string; readonly quantity: number };

/** Sorts by earliest expiry, then by age. Batches without an expiry come last. */
export function byExpiry(one: BatchStock, other: BatchStock): number {
  const [a, b] = [one, other].map(({ expiry_date }) => expiry_date ?? '9999-12-31');
  if (a !== b) return a !== undefined && b !== undefined && a < b ? -1 : 1;
  return one.created_at.getTime() - other.created_at.getTime() || (one.id < other.id ? -1 : 1);
}

/** Whether a batch may still be sold on this day. */
export function isSellable({ expiry_date }: BatchStock, today: string): boolean {
  return expiry_date === null || expiry_date >= today;
}

/**
 * Takes `quantity` from the batches in the given order. Returns null when they do not hold enough.
 * The portions add up to the quantity.
 */
export function takeFrom(batches: readonly BatchStock[], quantity: number): Portion[] | null {
  const portions: Portion[] = [];
  let missing = quantity;
  for (const { id, quantity: held } of batches) {
    const taken = Math.min(held, missing);
    if (taken > 0) portions.push({ batchId: id, quantity: taken });
    missing -= taken;
  }
  return missing > 0 ? null : portions;
}

/**
 * The batch whose expiry and price a drug shows: among those in stock the one sold next, or else
 * the newest.
 */
export function shownBatch<B extends BatchStock>(batches: readonly B[]): B | undefined {
  const [next] = batches.filter(({ quantity }) => quantity > 0).sort(byExpiry);
  return next ?? [...batches].sort(byExpiry).sort((a, b) => +b.created_at - +a.created_at)[0];
}

/** The price on the packs of a batch, in paise; null: the drug's. */
type Priced = { readonly mrp_paise: number | null };

/** Whether pieces with this MRP may be part of the batch. Undefined: theirs is not known. */
const hasMrp = ({ mrp_paise }: Priced, mrp: number | undefined) =>
  mrp === undefined || mrp_paise === null || mrp_paise === mrp;

/**
 * The batch that incoming stock without its own batch joins. It must be sellable on this day, and not
 * have another MRP than the pieces, where theirs is known (decision 233).
 */
export function receivingBatch<B extends BatchStock & Priced>(
  batches: readonly B[],
  { today, mrp }: { readonly today: string; readonly mrp?: number | undefined },
): B | undefined {
  return shownBatch(batches.filter((batch) => isSellable(batch, today) && hasMrp(batch, mrp)));
}

type Origin = { readonly expiryDate: string | null; readonly buyingPricePaise: number | null };
type Told = {
  readonly expiry_date?: string | null | undefined;
  readonly buying_price?: number | null | undefined;
  /** The MRP of the pieces; absent: not known. */
  readonly mrp?: number | undefined;
};

/**
 * The batch for incoming stock: one with the given expiry, cost and MRP, or a new one of this origin.
 * Without a given expiry, the batch must be sellable.
 */
export function placeFor<
  B extends BatchStock & Priced & { readonly buying_price_paise: number | null },
>(
  batches: readonly B[],
  { expiry_date: expiry, buying_price: cost, mrp }: Told,
  today: string,
): { readonly batch: B } | { readonly origin: Origin } {
  const joined = receivingBatch(batches, { today, mrp });
  const fits = (batch: B) =>
    hasMrp(batch, mrp) &&
    (expiry === undefined ? batch === joined : batch.expiry_date === expiry) &&
    (cost === undefined || batch.buying_price_paise === cost);
  const batch = shownBatch(batches.filter(fits));
  if (batch) return { batch };
  // The form's unchanged values apply to the new stock as well, except an expiry in the past.
  const { expiry_date = null } = joined ?? receivingBatch(batches, { today }) ?? {};
  const { buying_price_paise = null } = shownBatch(batches) ?? {};
  return {
    origin: {
      expiryDate: expiry === undefined ? expiry_date : expiry,
      buyingPricePaise: cost === undefined ? buying_price_paise : cost,
    },
  };
}
