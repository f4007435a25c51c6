import { useEffect, useRef } from 'react';
import type { BillDetails } from '#contract/billing/bill.ts';

/**
 * Gives the focus to the next step when a payment removed the pressed button: the amount of the rest, otherwise the
 * bill's printing. `isMade`: the bill was just made, so the button that made it is gone as well. Never the prefilled
 * amount of a bill without a payment: a second Enter would take it.
 */
export function useNextStep({ bill, payments }: BillDetails, isMade: boolean) {
  const paying = useRef<HTMLDivElement>(null);
  const printing = useRef<HTMLDivElement>(null);
  const known = useRef(isMade ? -1 : payments.length);
  const count = payments.length;
  const hasRest = bill.status === 'pending' && count > 0;

  useEffect(() => {
    if (known.current === count) return;
    known.current = count;
    if (document.activeElement !== document.body) return;
    const rest = hasRest && paying.current?.querySelector('input');
    (rest || printing.current?.querySelector('button'))?.focus();
  }, [count, hasRest]);

  return { paying, printing };
}
