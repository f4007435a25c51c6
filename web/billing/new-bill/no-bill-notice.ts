import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { leftWithoutBill } from '#contract/billing/billing.messages.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { storedToken } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** The history entry's key of the open bill form. */
let open: string | null = null;

/** The bill was created: leaving the page needs no notice. */
export function billMade(): void {
  open = null;
}

/** Shows a notice when the page is left without creating a bill, with a link back. `isOver`: there is none to make. */
export function useNoBillNotice(patientName: string, isOver: boolean): void {
  const navigate = useNavigate();
  const [{ key, state }] = useState(useLocation());
  useEffect(() => {
    open = key;
    return () => {
      if (open !== key) return;
      open = null;
      // Strict mode unmounts and remounts at once; after signing out, no names may be left on screen.
      queueMicrotask(() => {
        if (open === key || storedToken() === null) return;
        const onPress = () => void navigate(ADDRESSES.billing, { state });
        toast.info(leftWithoutBill(patientName), {
          action: { label: 'Back to the bill', onPress },
        });
      });
    };
  }, [key, state, navigate, patientName]);
  useEffect(() => {
    open = isOver ? null : key;
  }, [isOver, key]);
}
