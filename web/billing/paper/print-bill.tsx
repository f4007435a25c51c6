import { Button, Group } from '@mantine/core';
import type { BillDetails } from '#contract/billing/bill.ts';
import { LetterheadSwitch, usePharmacySettings } from '#web/clinics/index.ts';
import { usePrint } from '#web/ui/print/use-print.ts';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPrinter } from '#web/ui/theme/icons.ts';
import { BillPaper, type PaperSize } from './bill-paper.tsx';

/**
 * Prints the bill in either size; the screen keeps showing the printed one. Loads the licence numbers before the first
 * print.
 */
export function PrintBill({ details }: { details: BillDetails }) {
  usePharmacySettings();
  const { paper: size, print } = usePrint<PaperSize>();
  useShortcut('p', { description: 'Print the bill', onPress: () => print('a5') });

  return (
    <>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<Icon of={IconPrinter} />}
          onClick={() => print('a5')}
        >
          Print A5
        </Button>
        <Button
          variant="default"
          leftSection={<Icon of={IconPrinter} />}
          onClick={() => print('slip')}
        >
          Print 80 mm
        </Button>
        <LetterheadSwitch />
      </Group>
      {size && <BillPaper details={details} size={size} />}
    </>
  );
}
