/** A payment on a bill, with the part not yet refunded. */
export type Received = { readonly id: string; readonly left: number };

/** The ledger's payments with the part of each not yet refunded, newest first. */
export function receivedOf(
  payments: readonly { id: string; amount_paise: number; refund_of: string | null }[],
): Received[] {
  const back = new Map<string, number>();
  for (const { refund_of, amount_paise } of payments) {
    if (refund_of !== null) back.set(refund_of, (back.get(refund_of) ?? 0) + amount_paise);
  }
  return payments
    .filter(({ amount_paise }) => amount_paise > 0)
    .map(({ id, amount_paise }) => ({ id, left: amount_paise + (back.get(id) ?? 0) }))
    .toReversed();
}

/** Splits a refund over the payments in the given order. Throws when it exceeds them. */
export function splitRefund(received: readonly Received[], amount: number): Received[] {
  let missing = amount;
  const parts = received.flatMap(({ id, left }) => {
    const part = Math.min(left, missing);
    missing -= part;
    return part > 0 ? [{ id, left: part }] : [];
  });
  if (missing > 0) throw new Error('More is to be paid back than came in.');
  return parts;
}
