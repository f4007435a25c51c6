import { type ReactNode, Suspense, useState } from 'react';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import {
  type CheckoutOutcome,
  type OpenCheckout,
  type OrderReply,
  openRazorpay,
} from './checkout.ts';

const SandboxCheckout = lazyPart(() =>
  import('./sandbox-checkout.tsx').then((module) => module.SandboxCheckout),
);

type Shown = { reply: OrderReply; leave: (outcome: CheckoutOutcome) => void };

/**
 * The provider's checkout window. Razorpay renders its own over the page; the sandbox's is `window`, for the component
 * to render.
 */
export function useCheckout(): { open: OpenCheckout; window: ReactNode } {
  const { clinic_name } = useCurrentUser();
  const [shown, setShown] = useState<Shown | null>(null);

  const open: OpenCheckout = (reply, bill) => {
    if (reply.provider === 'razorpay') {
      return openRazorpay(reply, { bill, clinic: clinic_name ?? '' });
    }
    return new Promise((resolve) => {
      const leave = (outcome: CheckoutOutcome): void => {
        setShown(null);
        resolve(outcome);
      };
      setShown({ reply, leave });
    });
  };
  const window = shown && (
    <Suspense>
      <SandboxCheckout order={shown.reply.order} onLeave={shown.leave} />
    </Suspense>
  );
  return { open, window };
}
