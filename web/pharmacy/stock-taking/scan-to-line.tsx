import { Button, Group } from '@mantine/core';
import type { CountedBatch } from '#contract/pharmacy/stock-taking/stock-count.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { ScanField } from '../codes/scan-field.tsx';
import { useScannedBatch } from './use-scanned-batch.ts';

type ScanToLineProps = {
  /** Undefined while other rows are loaded. */
  rows: readonly CountedBatch[] | undefined;
  /** The drug whose batches alone are shown. */
  drug: string | undefined;
  onDrug: (drugId: string | undefined) => void;
};

/** A scan goes to the line of the pack; on a long sheet its drug is shown alone. */
export function ScanToLine({ rows, drug, onDrug }: ScanToLineProps) {
  const { jump, said } = useScannedBatch({ rows, onElsewhere: onDrug });
  return (
    <>
      <Group gap="md" align="flex-end">
        <ScanField label="Scan a pack" onFound={jump} />
        {drug && (
          <Button variant="default" onClick={() => onDrug(undefined)}>
            Show all drugs
          </Button>
        )}
      </Group>
      {said && <AlertBanner tone="warning">{said}</AlertBanner>}
    </>
  );
}
