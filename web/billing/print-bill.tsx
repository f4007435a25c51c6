import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { BillDetails } from '#contract/billing/bill.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconPrinter } from '#web/ui/icons.ts';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { BillPaper, type PaperSize } from './bill-paper.tsx';

/** Long enough for the paper to be laid out (specification 2, section 9). */
const PRINT_AFTER_MS = 250;

/** Prints the bill on either paper, and leaves it on the screen as it was printed. */
export function PrintBill({ details }: { details: BillDetails }) {
  // A new object each press, so that the same paper prints again.
  const [paper, setPaper] = useState<{ size: PaperSize } | null>(null);
  useEffect(() => {
    if (!paper) return;
    const timer = setTimeout(() => window.print(), PRINT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [paper]);
  useShortcut('p', { description: 'Print the bill', onPress: () => setPaper({ size: 'a5' }) });

  return (
    <>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<Icon of={IconPrinter} />}
          onClick={() => setPaper({ size: 'a5' })}
        >
          Print A5
        </Button>
        <Button
          variant="default"
          leftSection={<Icon of={IconPrinter} />}
          onClick={() => setPaper({ size: 'slip' })}
        >
          Print 80 mm
        </Button>
      </Group>
      {paper && <BillPaper details={details} size={paper.size} />}
    </>
  );
}
