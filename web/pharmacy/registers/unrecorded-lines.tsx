import type { UnrecordedLine } from '#contract/pharmacy/registers/register.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';

/** The bill lines of schedule H1 and X that have no order, and so no entry in a register. */
export function UnrecordedLines({ lines = [] }: { lines: readonly UnrecordedLine[] | undefined }) {
  if (lines.length === 0) return null;
  return (
    <AlertBanner tone="warning">
      Billed without an order, so not in this register:{' '}
      {lines
        .map(
          ({ name, quantity, billNumber, isUnsure }) =>
            `${quantity} ${name}${isUnsure ? ', perhaps' : ''} (bill ${billNumber})`,
        )
        .join(', ')}
      .
    </AlertBanner>
  );
}
