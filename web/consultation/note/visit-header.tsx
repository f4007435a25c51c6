import { ActionIcon, Group, Skeleton, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { PLACEHOLDER_NAME } from '#contract/consultation/visit-note.ts';
import { visitToken } from '#contract/patients/patient-numbers.ts';
import type { VisitStatus } from '#contract/queue/visit.status.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { ageToday, EditPatientButton, PatientAlerts, patientFacts } from '#web/patients/index.ts';
import { VisitStatusBadge } from '#web/queue/index.ts';
import { PrintTokenSlip, useTokenBegun } from '#web/token-slip/index.ts';
import { FactLine } from '#web/ui/layout/fact-line.tsx';
import { StatusBadge } from '#web/ui/notice/status-badge.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconArrowLeft } from '#web/ui/theme/icons.ts';
import { VitalsFacts } from '#web/vitals/index.ts';

type VisitHeaderProps = {
  /** `undefined` while loading, or after an error. */
  visit: Visit | undefined;
  status: VisitStatus;
  onBack: () => void;
  /** The page's buttons and its status line. */
  children: ReactNode;
};

/** The patient of the note; stays visible while scrolling. */
export function VisitHeader({ visit, status, onBack, children }: VisitHeaderProps) {
  const title = visit?.name ?? 'Consultation';
  useTokenBegun(visit);
  useDocumentTitle(`${title} · OpenOPD`);

  return (
    <header className="note-header">
      <ActionIcon variant="subtle" color="gray" size={36} aria-label="Back" onClick={onBack}>
        <Icon of={IconArrowLeft} size={20} />
      </ActionIcon>
      <div className="note-patient">
        <Group gap="xs">
          <Title order={1}>{title}</Title>
          {visit && <EditPatientButton id={visit.patient_id} name={visit.name} />}
          {visit?.name === PLACEHOLDER_NAME && (
            <StatusBadge meaning="warning">Name not entered yet</StatusBadge>
          )}
          {visit?.draft ? (
            <StatusBadge meaning="neutral">Not begun</StatusBadge>
          ) : (
            <VisitStatusBadge status={status} />
          )}
          {visit && !visit.draft && (
            <span className="note-slip">
              <PrintTokenSlip visit={visit} />
            </span>
          )}
        </Group>
        {visit ? (
          <>
            <FactLine facts={[visitToken(visit.token_no), ...patientFacts(visit.Patient)]} />
            <VitalsFacts visitId={visit.id} age={ageToday(visit.Patient)} />
            <PatientAlerts patient={visit.Patient} />
          </>
        ) : (
          <Skeleton height={14} width={180} my={4} />
        )}
      </div>
      <div className="note-actions">{children}</div>
    </header>
  );
}
