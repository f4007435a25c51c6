import { patientNo } from '#contract/patients/patient-numbers.ts';
import { clinicZone, showDateTime } from '#web/lib/clinic-time.ts';
import './sample-label.css';
import { Button } from '@mantine/core';
import { LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import type { LabOrder, LabOrderDetails } from '#contract/lab/lab-order.ts';
import { getLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { sampleCode } from '#contract/lab/sample-code.rules.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ageAndGender } from '#web/patients/index.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import { usePrint } from '#web/ui/print/use-print.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPrinter } from '#web/ui/theme/icons.ts';
import { toast } from '#web/ui/toast/toast.ts';

type Labels = { readonly order: LabOrderDetails; readonly barcode: string };

/** The tests of each tube or cup; an X-ray needs no sample, so it is on no label. */
function samplesOf({ tests }: LabOrderDetails): readonly (readonly [string, string])[] {
  const sampled = tests.flatMap(({ name, sample }) => (sample ? [{ name, sample }] : []));
  const bySample = Map.groupBy(sampled, ({ sample }) => sample);
  return [...bySample].map(([sample, of]) => [sample, of.map(({ name }) => name).join(', ')]);
}

/** Fetches an order's labels and prints them; they stay mounted until the next print. */
export function usePrintSampleLabels() {
  const { paper, print: printPaper } = usePrint<Labels>();
  const { run: print, pending } = useSingleFlight(async ({ id }: Pick<LabOrder, 'id'>) => {
    try {
      const [order, { barcodeOf }] = await Promise.all([
        callApi(getLabOrder, { params: { id } }),
        import('./barcode.ts'),
      ]);
      if (samplesOf(order).length === 0) toast.error(M.noSamples);
      else printPaper({ order, barcode: barcodeOf(sampleCode(order, clinicZone())) });
    } catch {
      toast.error(M.labelFailed);
    }
  });
  const papers = paper && <SampleLabels {...paper} />;
  return { print, pending, papers };
}

function SampleLabels({ order, barcode }: Labels) {
  const { Patient: patient, lab_token_number: token, createdAt } = order;
  return (
    <div className="sample-labels">
      {samplesOf(order).map(([sample, tests]) => (
        <PrintPage key={sample} size="label-50x30" label={`Sample label ${token} ${sample}`}>
          <div className="sample-label">
            <p className="sample-label-name">{patient.name}</p>
            <p>{[ageAndGender(patient), patientNo(patient.token)].filter(Boolean).join(' · ')}</p>
            <img src={barcode} alt={`Barcode ${sampleCode(order, clinicZone())}`} />
            <p>
              <b>Lab {token}</b> · {showDateTime(createdAt)}
            </p>
            <p className="sample-label-tests">{`${sample}: ${tests}`}</p>
          </div>
        </PrintPage>
      ))}
    </div>
  );
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
