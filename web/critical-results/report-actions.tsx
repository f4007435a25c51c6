import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { acknowledgeCriticalResults } from '#contract/lab/critical/critical.endpoints.ts';
import type { CriticalReport } from '#contract/lab/critical/critical-result.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useAcknowledge } from './use-acknowledge.ts';

export type ReportActionsProps = {
  report: CriticalReport;
  /** For lists with several patients' results. */
  namesPatient: boolean;
};

/** Opens the patient or the report; acknowledges it, for people who may. */
export function ReportActions({ report, namesPatient }: ReportActionsProps) {
  const { order_id, patient_id, Patient, reported = true } = report;
  const { role } = useCurrentUser();
  const { acknowledge, isPending } = useAcknowledge();
  const of = `the critical results of ${Patient.name}`;
  return (
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
      {reported && (
        <Button
          component={Link}
          size="compact-md"
          variant="default"
          to={pathTo(ADDRESSES.viewLabReport, { orderId: order_id })}
          aria-label={`View report with ${of}`}
        >
          View report
        </Button>
      )}
      {mayCall(acknowledgeCriticalResults, role) && (
        <Button
          size="compact-md"
          color="red"
          className="critical-acknowledge"
          loading={isPending}
          // Keeps the focus of a doctor who types: the press removes the button.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => void acknowledge(report)}
          aria-label={`Acknowledge ${of}`}
        >
          Acknowledge
        </Button>
      )}
    </Group>
  );
}
