import { Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Suspense } from 'react';
import { PATIENT_RECORD_MESSAGES as M } from '#contract/consultation/patient-record.messages.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import type { Patient } from '#contract/patients/patient.ts';
import { listConsents } from '#contract/privacy/consent.endpoints.ts';
import { KeptAnswer } from '#web/ai/index.ts';
import { showDate } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { EditPatientButton, PatientSummary } from '#web/patients/index.ts';
import { ConsentPart } from '#web/privacy/index.ts';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import type { MissingPart } from './use-patient-record.ts';

/** Loaded after the page: the patient's own details come first. */
const VitalsPanel = lazyPart(() =>
  import('./vitals-panel.tsx').then((module) => module.VitalsPanel),
);

const LastVisitsPanel = lazyPart(() =>
  import('./last-visits-panel.tsx').then((module) => module.LastVisitsPanel),
);

const ComingPart = lazyPart(() => import('./coming-part.tsx').then((module) => module.ComingPart));

const FamilyPart = lazyPart(() => import('./family-part.tsx').then((module) => module.FamilyPart));

const CertificatesLink = lazyPart(() =>
  import('./certificates-link.tsx').then((module) => module.CertificatesLink),
);

type PatientPanelProps = {
  /** Absent while loading, and after an error. */
  patient: Patient | undefined;
  missing: readonly MissingPart[];
};

/** The patient's details, and the assistant's last answer about them. */
export function PatientPanel({ patient, missing }: PatientPanelProps) {
  const { role } = useCurrentUser();
  const isAwaited = !patient && missing.length === 0;
  return (
    // Scrolled by itself where it stays in sight, so the keyboard has to reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus
    <section className="patient-record-who" aria-label="Patient" tabIndex={0}>
      <MissingParts parts={missing} />
      {isAwaited && <Skeleton height={96} role="status" aria-label="Loading" />}
      {patient && <Details patient={patient} />}
      {patient && (
        <Suspense fallback={<Skeleton height={96} role="status" aria-label="Loading" />}>
          <ComingPart patientId={patient.id} />
          <CertificatesLink patientId={patient.id} />
          <VitalsPanel patient={patient} />
        </Suspense>
      )}
      {patient && (
        <Suspense>
          <LastVisitsPanel patientId={patient.id} />
        </Suspense>
      )}
      <Paper component="section" withBorder p="sm" aria-labelledby="ai-response">
        <Title order={2} size="h3" id="ai-response" mb="xs">
          AI-generated response
        </Title>
        {isAwaited && <Skeleton height={60} />}
        {!isAwaited && patient?.ai_response && <KeptAnswer answer={patient.ai_response} />}
        {!isAwaited && !patient?.ai_response && <Text c="dimmed">{M.noAiResponse}</Text>}
      </Paper>
      {patient && mayCall(listConsents, role) && (
        <Suspense>
          <ConsentPart patientId={patient.id} />
        </Suspense>
      )}
    </section>
  );
}

function Details({ patient }: { patient: Patient }) {
  const { address, phone, created_at, admission_date, discharge_date, other_numbers } = patient;
  return (
    <Paper withBorder p="sm">
      <Group gap="xs" align="flex-start" justify="space-between" wrap="nowrap">
        <PatientSummary patient={patient} />
        <EditPatientButton id={patient.id} name={patient.name} />
      </Group>
      {address && <Text style={{ overflowWrap: 'anywhere' }}>{address}</Text>}
      {admission_date && (
        <Text>
          {discharge_date
            ? `Admitted ${showDate(admission_date)}, discharged ${showDate(discharge_date)}`
            : `Admitted since ${showDate(admission_date)}`}
        </Text>
      )}
      <Text c="dimmed">Registered {showDate(created_at)}</Text>
      {phone && (
        <Suspense>
          <FamilyPart patient={patient} phone={phone} />
        </Suspense>
      )}
      {other_numbers && <Text c="dimmed">Also no. {other_numbers.join(', ')}</Text>}
    </Paper>
  );
}

/** The parts that could not be loaded, each with its own Retry. */
export function MissingParts({ parts }: { parts: readonly MissingPart[] }) {
  return parts.map(({ message, retry }) => (
    <AlertBanner key={message} tone="error">
      <Stack gap={4} align="flex-start">
        {message}
        <Group>
          <Button size="compact-md" variant="default" onClick={retry}>
            Retry
          </Button>
        </Group>
      </Stack>
    </AlertBanner>
  ));
}
