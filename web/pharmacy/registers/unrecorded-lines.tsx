import { unrecordedText } from '#contract/pharmacy/registers/register.rules.ts';
import type { UnrecordedLine } from '#contract/pharmacy/registers/register.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';

type UnrecordedLinesProps = {
  lines: readonly UnrecordedLine[] | undefined;
  /** How many there are, when not all of them are named. */
  total: number | undefined;
  /** On paper, a paragraph. */
  isPrinted?: boolean;
};

/** The bill lines of scheduled drugs that have no order, and so no entry in a register. */
export function UnrecordedLines({ lines = [], total = 0, isPrinted }: UnrecordedLinesProps) {
  if (lines.length === 0) return null;
  const more = total - lines.length;
  const text = `Billed without an order, so not in this register: ${lines
    .map(unrecordedText)
    .join(', ')}${more > 0 ? `, and ${more} more` : ''}.`;
  return isPrinted ? <p>{text}</p> : <AlertBanner tone="warning">{text}</AlertBanner>;
}
