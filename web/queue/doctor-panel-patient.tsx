import { Button, Group, Paper, Skeleton, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { formatDate, formatDateTime } from '#contract/kernel/dates.ts';
import type { Patient } from '#contract/patients/patient.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { getLatestVisit } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import type { QueueEntry } from '#contract/queue/queue-entry.ts';
import { ADDRESSES, pathTo } from '#web/lib/paths.ts';
import { useApi } from '#web/lib/use-api.ts';
import { ageAndGender } from '#web/patients/index.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconPencil } from '#web/ui/icons.ts';
import { FactLine } from './fact-line.tsx';
import { VisitStatusBadge } from './visit-status-badge.tsx';

/** The patient that the address names, with what is written of their visit. */
export function DoctorPanelPatient({ patientId }: { patientId: string }) {
  const input = { params: { id: patientId } };
  const patient = useApi(getPatient, input, { live: true });
  const visit = useApi(getLatestVisit, input, { live: true });
  const hasNoVisit = visit.error?.status === 404;

  const retry = (): void => void Promise.all([patient.refetch(), visit.refetch()]);
  const failed = !patient.data ? patient.error : hasNoVisit ? null : visit.error;
  return (
    <Paper component="section" withBorder p="sm" mb="md" aria-labelledby="patient">
      {failed && <ErrorState message={QUEUE_MESSAGES.loadPatientFailed} onRetry={retry} />}
      {patient.data ? (
        <PatientHead patient={patient.data} visit={hasNoVisit ? undefined : visit.data} />
      ) : (
        !failed && <Skeleton height={48} width="50%" />
      )}
      {hasNoVisit && <Text mt="sm">{QUEUE_MESSAGES.noOpenVisit}</Text>}
      {visit.data && !hasNoVisit && <VisitTexts visit={visit.data} />}
    </Paper>
  );
}

function subscriptionOf({ subscription_status, subscription_end_date }: Patient): string {
  if (subscription_status === 'none') return 'No subscription';
  const until = subscription_end_date ? ` until ${formatDate(subscription_end_date)}` : '';
  return subscription_status === 'active'
    ? `Active subscription${until}`
    : `Subscription ${subscription_status}`;
}

function PatientHead({ patient, visit }: { patient: Patient; visit: QueueEntry | undefined }) {
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Title order={2} id="patient">
          {patient.name}
        </Title>
        <FactLine
          facts={[
            `Patient token ${patient.token}`,
            ageAndGender(patient),
            patient.phone,
            subscriptionOf(patient),
          ]}
        />
      </div>
      <Group gap="xs">
        {visit && (
          <Button
            component={Link}
            to={pathTo(ADDRESSES.bareEditComplaint, { recordId: visit.id })}
            variant="default"
            leftSection={<Icon of={IconPencil} />}
          >
            Open record
          </Button>
        )}
        <Button component={Link} to={ADDRESSES.queue} variant="subtle">
          Close
        </Button>
      </Group>
    </Group>
  );
}

function VisitTexts({ visit }: { visit: QueueEntry }) {
  const { token_no, created_at, status, complaint, case_summary } = visit;
  return (
    <>
      <Group gap="xs" mt="sm">
        <VisitStatusBadge status={status} />
        <Text className="ui-tabular">
          Token {token_no}, {formatDateTime(created_at)}
        </Text>
      </Group>
      <div className="doctor-texts">
        <VisitText title="Complaint" text={complaint} />
        <VisitText title="Case summary" text={case_summary} />
      </div>
    </>
  );
}

function VisitText({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <Title order={3}>{title}</Title>
      <Text className="doctor-text" {...(!text && { c: 'dimmed' })}>
        {text || 'Nothing written yet.'}
      </Text>
    </div>
  );
}
