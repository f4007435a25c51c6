import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { leftWithoutBill } from '#contract/billing/billing.messages.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { storedToken } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** The bill that is being made on the screen: the key of its history entry. */
let open: string | null = null;

/** The bill is made: leaving the page needs no notice. */
export function billMade(): void {
  open = null;
}

/** Says that no bill was made when the page is left before one is, and offers the way back. */
export function useNoBillNotice(patientName: string): void {
  const navigate = useNavigate();
  const [{ key, state }] = useState(useLocation());
  useEffect(() => {
    open = key;
    return () => {
      if (open !== key) return;
      open = null;
      // Strict mode leaves and comes back at once; who signs out leaves no names behind.
      queueMicrotask(() => {
        if (open === key || storedToken() === null) return;
        const onPress = () => void navigate(ADDRESSES.billing, { state });
        toast.info(leftWithoutBill(patientName), {
          action: { label: 'Back to the bill', onPress },
        });
      });
    };
  }, [key, state, navigate, patientName]);
}
