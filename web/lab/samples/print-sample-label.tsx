import { Button } from '@mantine/core';
import { LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import { getLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { sampleCode } from '#contract/lab/sample-code.rules.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { clinicZone } from '#web/lib/clinic-time.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { usePrint } from '#web/ui/print/use-print.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPrinter } from '#web/ui/theme/icons.ts';
import { toast } from '#web/ui/toast/toast.ts';
import type { Labels, SampleLabels as SampleLabelsType } from './sample-labels.tsx';

type Paper = Labels & { readonly SampleLabels: typeof SampleLabelsType };

/** Fetches an order's labels and prints them; they stay mounted until the next print. */
export function usePrintSampleLabels() {
  const { paper, print: printPaper } = usePrint<Paper>();
  const { run: print, pending } = useSingleFlight(async ({ id }: Pick<LabOrder, 'id'>) => {
    try {
      const [order, { barcodeOf }, { tubesOf, SampleLabels }] = await Promise.all([
        callApi(getLabOrder, { params: { id } }),
        import('./barcode.ts'),
        import('./sample-labels.tsx'),
      ]);
      const barcode = barcodeOf(sampleCode(order, clinicZone()));
      if (tubesOf(order).length === 0) toast.error(M.noSamples);
      else printPaper({ order, barcode, SampleLabels });
    } catch {
      toast.error(M.labelFailed);
    }
  });
  const papers = paper && <paper.SampleLabels order={paper.order} barcode={paper.barcode} />;
  return { print, pending, papers };
}

/** Prints a label for each sample of an order. */
export function PrintSampleLabel({ order }: { order: Pick<LabOrder, 'id'> }) {
  const { print, pending, papers } = usePrintSampleLabels();
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon of={IconPrinter} />}
        aria-busy={pending || undefined}
        onClick={() => void print(order)}
      >
        Print sample labels
      </Button>
      {papers}
    </>
  );
}
