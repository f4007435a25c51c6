import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { CriticalReport } from '#contract/lab/critical/critical-result.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { resultsText } from './critical-text.ts';

type CriticalBannerProps = {
  report: CriticalReport;
  /** For lists with several patients' results. */
  namesPatient: boolean;
  isPending: boolean;
  /** Absent for a person who may not acknowledge. */
  onAcknowledge: (() => void) | undefined;
};

/** The critical results of one report, with a link to it. */
export function CriticalBanner(props: CriticalBannerProps) {
  const { report, namesPatient, isPending, onAcknowledge } = props;
  const { order_id, patient_id, Patient, results } = report;
  const [first] = results;
  const of = `the critical results of ${Patient.name}`;
  return (
    <AlertBanner tone="error">
      <Group gap="xs" justify="space-between">
        <div>
          <Text fw={600}>
            Critical{namesPatient && `: ${Patient.name}`} · {resultsText(results)}
          </Text>
          <Text size="sm">
            {namesPatient && Patient.phone && `Phone ${Patient.phone} · `}
            {first && `Reported ${showDateTime(first.found_at)}`}
          </Text>
        </div>
        <Group gap="xs">
          {namesPatient && (
            <Button
              component={Link}
              size="compact-md"
              variant="default"
              to={pathTo(ADDRESSES.patientRecord, { patientId: patient_id })}
              aria-label={`Patient record of ${Patient.name}`}
            >
              Patient record
            </Button>
          )}
          <Button
            component={Link}
            size="compact-md"
            variant="default"
            to={pathTo(ADDRESSES.viewLabReport, { orderId: order_id })}
            aria-label={`View report with ${of}`}
          >
            View report
          </Button>
          {onAcknowledge && (
            <Button
              size="compact-md"
              color="red"
              loading={isPending}
              onClick={onAcknowledge}
              aria-label={`Acknowledge ${of}`}
            >
              Acknowledge
            </Button>
          )}
        </Group>
      </Group>
    </AlertBanner>
  );
}
