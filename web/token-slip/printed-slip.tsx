import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Visit } from '#contract/queue/visit.ts';
import { printSoon } from '#web/ui/print/use-print.ts';
import { SlipPaper } from './slip-paper.tsx';
import { clearSlip } from './slip-store.ts';
import { usePlaceCode } from './use-place-code.ts';

/** The slip beside the page; printed once its code is known and after layout, then removed. */
export function PrintedSlip({ printed }: { printed: { readonly visit: Visit } }) {
  const placeCode = usePlaceCode(printed.visit.id);
  const isReady = placeCode !== undefined;
  useEffect(() => (printed && isReady ? printSoon() : undefined), [printed, isReady]);
  useEffect(() => {
    window.addEventListener('afterprint', clearSlip);
    return () => window.removeEventListener('afterprint', clearSlip);
  }, []);
  return createPortal(
    <div className="token-slip-aside">
      <SlipPaper visit={printed.visit} placeCode={placeCode} />
    </div>,
    document.body,
  );
}
