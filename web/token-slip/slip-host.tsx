import { useEffect, useSyncExternalStore } from 'react';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import { overlayPart } from '#web/ui/layout/overlay-part.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { clearSlip, printedSlip, watchSlip } from './slip-store.ts';

// Preloaded, so that a slip prints without a network.
const PrintedSlip = overlayPart(
  () => import('./printed-slip.tsx').then((module) => module.PrintedSlip),
  Unavailable,
);

/** Renders a slip while it prints; mounted once beside the pages. */
export function SlipHost() {
  const printed = useSyncExternalStore(watchSlip, printedSlip);
  useEffect(() => clearSlip, []);
  return printed && <PrintedSlip printed={printed} />;
}

/** The slip's code failed to load: removed by a newer release, or no network. */
function Unavailable() {
  useEffect(() => {
    toast.error(QUEUE_MESSAGES.slipFailed);
    clearSlip();
  }, []);
  return null;
}
