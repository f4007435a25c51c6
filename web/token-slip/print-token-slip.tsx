import type { Visit } from '#contract/queue/visit.ts';
import { RowIcon } from '#web/ui/row/row-button.tsx';
import { IconPrinter } from '#web/ui/theme/icons.ts';
import { printSlip } from './slip-store.ts';

/** Prints the slip of a visit, on any page. */
export function PrintTokenSlip({ visit }: { visit: Visit }) {
  return (
    <RowIcon
      icon={IconPrinter}
      aria-label={`Print the token slip of ${visit.name}`}
      title="Token slip"
      onClick={() => printSlip(visit)}
    />
  );
}
