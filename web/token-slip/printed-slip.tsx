import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Visit } from '#contract/queue/visit.ts';
import { printSoon } from '#web/ui/print/use-print.ts';
import { SlipPaper } from './slip-paper.tsx';
import { clearSlip } from './slip-store.ts';

/** The slip beside the page; printed after layout, then removed. */
export function PrintedSlip({ printed }: { printed: { readonly visit: Visit } }) {
  useEffect(() => (printed ? printSoon() : undefined), [printed]);
  useEffect(() => {
    window.addEventListener('afterprint', clearSlip);
    return () => window.removeEventListener('afterprint', clearSlip);
  }, []);
  return createPortal(
    <div className="token-slip-aside">
      <SlipPaper visit={printed.visit} />
    </div>,
    document.body,
  );
}
