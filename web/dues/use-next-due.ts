import { useEffect, useRef } from 'react';
import type { Due } from '#contract/dues/due.ts';

/** The button that takes a payment of this bill. */
export const takeButtonId = (billId: string) => `take-payment-${billId}`;

/**
 * When a bill is paid in full and its row leaves the list, the button of the row at its place gets the focus, so that
 * several dues are paid in a row. Returns the function to call with a paid bill.
 */
export function useNextDue(dues: readonly Due[] | undefined) {
  const paid = useRef<{ readonly billId: string; readonly place: number } | null>(null);
  useEffect(() => {
    const { billId, place } = paid.current ?? {};
    if (place === undefined || !dues) return;
    paid.current = null;
    // A part payment leaves the row, and its button has the focus.
    if (dues.some(({ bill_id }) => bill_id === billId)) return;
    const next = dues[Math.min(place, dues.length - 1)];
    const isLost = document.activeElement === document.body;
    if (next && isLost) document.getElementById(takeButtonId(next.bill_id))?.focus();
  }, [dues]);
  return (billId: string): void => {
    const place = dues?.findIndex(({ bill_id }) => bill_id === billId) ?? -1;
    paid.current = place < 0 ? null : { billId, place };
  };
}
