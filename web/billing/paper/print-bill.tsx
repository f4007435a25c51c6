import { Button, Group } from '@mantine/core';
import type { BillDetails } from '#contract/billing/bill.ts';
import { listCreditNotes } from '#contract/books/books.endpoints.ts';
import type { BillCreditNote } from '#contract/books/gst/credit-notes.ts';
import { getDrugSale } from '#contract/pharmacy/drug-sale.ts';
import { LetterheadSwitch, usePharmacySettings } from '#web/clinics/index.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { usePrint } from '#web/ui/print/use-print.ts';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPrinter } from '#web/ui/theme/icons.ts';
import { BillPaper, type PaperSize } from './bill-paper.tsx';
import { CreditNotePaper } from './credit-note-paper.tsx';

const SIZES = [
  ['a5', 'Print A5'],
  ['a4', 'Print A4'],
  ['slip', 'Print 80 mm'],
] as const satisfies readonly (readonly [PaperSize, string])[];

type Paper = { readonly size: PaperSize } | { readonly note: BillCreditNote };

type PrintBillProps = {
  details: BillDetails;
  /** The page has another paper, with the switch of the letterhead and the key. */
  isBeside?: boolean;
};

/**
 * Prints the bill in each size, and its credit notes; the screen keeps showing the printed one. Loads the licence
 * numbers and the sold batches before the first print.
 */
export function PrintBill({ details, isBeside = false }: PrintBillProps) {
  usePharmacySettings();
  const { id, related_id: orderId, status, credits } = details.bill;
  const sale = useApi(
    getDrugSale,
    { params: { id: orderId ?? '' } },
    { enabled: orderId !== null && status !== 'cancelled' },
  );
  const isLowered = credits.some(({ kind }) => kind !== 'discount');
  const credited = useApi(listCreditNotes, { params: { id } }, { enabled: isLowered });
  const { paper, print } = usePrint<Paper>();
  useShortcut('p', {
    description: 'Print the bill',
    onPress: () => print({ size: 'a5' }),
    enabled: !isBeside,
  });

  return (
    <>
      <Group gap="xs">
        {SIZES.map(([size, label]) => (
          <PrintButton key={size} label={label} onPress={() => print({ size })} />
        ))}
        {credited.data?.notes.map((note) => (
          <PrintButton
            key={note.id}
            label={`Credit note ${note.number}`}
            onPress={() => print({ note })}
          />
        ))}
        {!isBeside && <LetterheadSwitch />}
      </Group>
      {paper && 'size' in paper && (
        <BillPaper details={details} size={paper.size} sale={sale.data} />
      )}
      {paper && 'note' in paper && credited.data && (
        <CreditNotePaper
          note={paper.note}
          patient={credited.data.patient}
          seller={details.seller}
        />
      )}
    </>
  );
}

function PrintButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button variant="default" leftSection={<Icon of={IconPrinter} />} onClick={onPress}>
      {label}
    </Button>
  );
}
