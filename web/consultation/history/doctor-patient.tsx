import { visitToken } from '#contract/patients/patient-numbers.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import './doctor-patient.css';
import { Button, Group, Paper, Skeleton, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { exportPatientFhir } from '#contract/fhir/fhir.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { copyForPatient } from '#contract/privacy/privacy.endpoints.ts';
import { getLatestVisit } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { VisitAddenda } from '#web/addenda/index.ts';
import { CriticalBanners } from '#web/critical-results/index.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { PatientAlerts, PatientSummary } from '#web/patients/index.ts';
import { addOrderPath } from '#web/pharmacy/index.ts';
import { StartVisit, VisitStatusBadge } from '#web/queue/index.ts';
import { ExportButton } from '#web/ui/export-button.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPencil, IconPill } from '#web/ui/theme/icons.ts';
import { PatientHistory } from './patient-history.tsx';

/** The patient in the address: the current visit's record, and the history. */
export function DoctorPatient({ patientId }: { patientId: string }) {
  const input = { params: { id: patientId } };
  const patient = useApi(getPatient, input, { live: true });
  const latest = useApi(getLatestVisit, input, { live: true });
  const hasNoVisit = latest.error?.status === 404;
  const visit = hasNoVisit ? undefined : latest.data;

  const retry = (): void => void Promise.all([patient.refetch(), latest.refetch()]);
  const failed = !patient.data ? patient.error : hasNoVisit ? null : latest.error;
  return (
    <Paper component="section" withBorder p="sm" mb="md" aria-labelledby="patient">
      {failed && <ErrorState message={QUEUE_MESSAGES.loadPatientFailed} onRetry={retry} />}
      <CriticalBanners patientId={patientId} />
      {patient.data ? (
        <Group justify="space-between" gap="sm">
          <div>
            <PatientSummary patient={patient.data} id="patient" />
            <PatientAlerts patient={patient.data} />
          </div>
          <Actions visit={visit} patientId={patientId} />
        </Group>
      ) : (
        !failed && <Skeleton height={48} width="50%" />
      )}
      {hasNoVisit && <Text mt="sm">{QUEUE_MESSAGES.noOpenVisit}</Text>}
      {visit && <VisitTexts visit={visit} />}
      {patient.data && <PatientHistory patientId={patientId} currentVisitId={visit?.id} />}
    </Paper>
  );
}

function Actions({ visit, patientId }: { visit: Visit | undefined; patientId: string }) {
  return (
    <Group gap="xs">
      <StartVisit visit={visit} />
      {visit && (
        <Button
          component={Link}
          to={pathTo(ADDRESSES.bareEditComplaint, { visitId: visit.id })}
          variant="default"
          leftSection={<Icon of={IconPencil} />}
        >
          Open record
        </Button>
      )}
      <Button
        component={Link}
        to={addOrderPath(patientId)}
        variant="default"
        leftSection={<Icon of={IconPill} />}
      >
        New pharmacy order
      </Button>
      <Button
        component={Link}
        to={pathTo(ADDRESSES.patientRecord, { patientId })}
        variant="default"
      >
        Patient record
      </Button>
      <ExportButton endpoint={exportPatientFhir} input={{ params: { id: patientId } }}>
        Save as FHIR
      </ExportButton>
      <ExportButton endpoint={copyForPatient} input={{ params: { id: patientId } }}>
        Copy for the patient
      </ExportButton>
      <Button component={Link} to={ADDRESSES.queue} variant="subtle">
        Close
      </Button>
    </Group>
  );
}

function VisitTexts({ visit }: { visit: Visit }) {
  const { token_no, created_at, status, complaint, case_summary } = visit;
  return (
    <>
      <Group gap="xs" mt="sm">
        <VisitStatusBadge status={status} />
        <Text className="ui-tabular">
          {visitToken(token_no)}, {showDateTime(created_at)}
        </Text>
      </Group>
      <div className="doctor-texts">
        <VisitText title="Complaint" text={complaint} />
        <VisitText title="Case summary" text={case_summary} />
      </div>
      <VisitAddenda patientId={visit.patient_id} visitId={visit.id} />
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
