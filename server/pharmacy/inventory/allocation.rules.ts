/** What a batch holds, as far as taking from it goes. */
export type BatchStock = {
  readonly id: string;
  readonly drug_id: string;
  /** `YYYY-MM-DD`, the last day it may be sold; null is never. */
  readonly expiry_date: string | null;
  readonly quantity: number;
  readonly created_at: Date;
};

/** What comes from, or goes to, one batch. */
export type Portion = { readonly batchId: string; readonly quantity: number };

/** The earliest expiry first, of one day the one that came first; without an expiry last. */
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
 * Takes `quantity` from the batches in the order given, or null when they do not hold as much. The
 * portions add up to the quantity.
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
 * The batch whose expiry and price a drug shows: of those in stock the one that is sold next, else the
 * one that came last.
 */
export function shownBatch<B extends BatchStock>(batches: readonly B[]): B | undefined {
  const [next] = batches.filter(({ quantity }) => quantity > 0).sort(byExpiry);
  return next ?? [...batches].sort(byExpiry).sort((a, b) => +b.created_at - +a.created_at)[0];
}

/** The batch that what came in without one of its own joins: only one that may be sold on this day. */
export function receivingBatch<B extends BatchStock>(
  batches: readonly B[],
  today: string,
): B | undefined {
  return shownBatch(batches.filter((batch) => isSellable(batch, today)));
}

type Origin = { readonly expiryDate: string | null; readonly buyingPricePaise: number | null };
type Told = {
  readonly expiry_date?: string | null | undefined;
  readonly buying_price?: number | null | undefined;
};

/**
 * Where stock that came in goes: to a batch of the expiry and cost told, or to a new one of this origin.
 * Without an expiry told it must be one that may be sold.
 */
export function placeFor<B extends BatchStock & { readonly buying_price_paise: number | null }>(
  batches: readonly B[],
  { expiry_date: expiry, buying_price: cost }: Told,
  today: string,
): { readonly batch: B } | { readonly origin: Origin } {
  const joined = receivingBatch(batches, today);
  const fits = (batch: B) =>
    (expiry === undefined ? batch === joined : batch.expiry_date === expiry) &&
    (cost === undefined || batch.buying_price_paise === cost);
  const batch = shownBatch(batches.filter(fits));
  if (batch) return { batch };
  // What the form showed and nobody changed holds for what came, too; but no expiry that is over.
  const { expiry_date = null } = joined ?? {};
  const { buying_price_paise = null } = shownBatch(batches) ?? {};
  return {
    origin: {
      expiryDate: expiry === undefined ? expiry_date : expiry,
      buyingPricePaise: cost === undefined ? buying_price_paise : cost,
    },
  };
}
