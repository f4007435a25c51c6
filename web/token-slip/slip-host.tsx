import { useEffect, useSyncExternalStore } from 'react';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import { overlayPart } from '#web/ui/layout/overlay-part.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { clearSlip, printedSlip, watchSlip } from './slip-store.ts';

// Fetched ahead: a slip prints when the network is gone.
const PrintedSlip = overlayPart(
  () => import('./printed-slip.tsx').then((module) => module.PrintedSlip),
  Unavailable,
);

/** Where a slip is laid out while it prints; mounted once beside the pages. */
export function SlipHost() {
  const printed = useSyncExternalStore(watchSlip, printedSlip);
  useEffect(() => clearSlip, []);
  return printed && <PrintedSlip printed={printed} />;
}

/** A newer release has removed the slip's code, or the network is gone. */
function Unavailable() {
  useEffect(() => {
    toast.error(QUEUE_MESSAGES.slipFailed);
    clearSlip();
  }, []);
  return null;
}
