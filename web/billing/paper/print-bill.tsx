import { Button, Group } from '@mantine/core';
import type { BillDetails } from '#contract/billing/bill.ts';
import { getDrugSale } from '#contract/pharmacy/drug-sale.ts';
import { LetterheadSwitch, usePharmacySettings } from '#web/clinics/index.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { usePrint } from '#web/ui/print/use-print.ts';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPrinter } from '#web/ui/theme/icons.ts';
import { BillPaper, type PaperSize } from './bill-paper.tsx';

type PrintBillProps = {
  details: BillDetails;
  /** The page has another paper, with the switch of the letterhead and the key. */
  isBeside?: boolean;
};

/**
 * Prints the bill in either size; the screen keeps showing the printed one. Loads the licence numbers and the sold
 * batches before the first print.
 */
export function PrintBill({ details, isBeside = false }: PrintBillProps) {
  usePharmacySettings();
  const { related_id: orderId, status } = details.bill;
  const sale = useApi(
    getDrugSale,
    { params: { id: orderId ?? '' } },
    { enabled: orderId !== null && status !== 'cancelled' },
  );
  const { paper: size, print } = usePrint<PaperSize>();
  useShortcut('p', {
    description: 'Print the bill',
    onPress: () => print('a5'),
    enabled: !isBeside,
  });

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
        {!isBeside && <LetterheadSwitch />}
      </Group>
      {size && <BillPaper details={details} size={size} sale={sale.data} />}
    </>
  );
}
