import { Badge, Box, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { may } from '#contract/kernel/roles.ts';
import type { QueueEntry } from '#contract/queue/queue-entry.ts';
import type { VisitAction } from '#contract/queue/visit.status.ts';
import { feeText, type VisitFee } from '#contract/queue/visit-fee.ts';
import { CriticalMark } from '#web/critical-results/index.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ageAndGender, EditPatientButton } from '#web/patients/index.ts';
import { PrintTokenSlip } from '#web/token-slip/index.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { StatusBadge } from '#web/ui/notice/status-badge.tsx';
import { VisitStatusBadge } from '../visit/visit-status-badge.tsx';
import { Arrival } from './arrival.tsx';
import { AssignDoctor } from './assign-doctor.tsx';
import { BillVisit } from './bill-visit.tsx';
import { QueueActions } from './queue-actions.tsx';
import type { HowToMove } from './use-move-visit.ts';

/** The actions of the list's visits. */
export type QueueWork = {
  readonly doctors: readonly { readonly id: string; readonly name: string }[];
  readonly isMoving: (visitId: string) => boolean;
  readonly move: (visit: QueueEntry, action: VisitAction, how?: HowToMove) => void;
};

/** On a phone, a card starts with the token, which has no header there. */
function TokenCell({ token_no }: QueueEntry) {
  return (
    <>
      <Box component="span" hiddenFrom="sm">
        Token{' '}
      </Box>
      {token_no}
    </>
  );
}

function PatientCell({ name, Patient, patient_id }: QueueEntry) {
  return (
    <>
      <Group gap={6} component="span">
        {name}
        <EditPatientButton id={patient_id} name={name} />
        {Patient.subscription_status === 'active' && (
          <Badge size="sm" variant="light" tt="none">
            Subscriber
          </Badge>
        )}
      </Group>
      <CriticalMark patientId={patient_id} />
    </>
  );
}

const isOpen = ({ status }: QueueEntry): boolean => status === 'waiting' || status === 'consulting';

/** The status of the visit, and its fee. */
function StatusCell({ status, unbilled, fee }: QueueEntry) {
  return (
    <Group gap={6}>
      <VisitStatusBadge status={status} />
      {unbilled && <StatusBadge meaning="warning">Unbilled</StatusBadge>}
      {fee && <FeeText fee={fee} />}
    </Group>
  );
}

function FeeText({ fee }: { fee: VisitFee }) {
  const { role } = useCurrentUser();
  if (!may(role, 'billing.view-bill')) return null;
  const isDue = fee.standing === 'due';
  return (
    <Text span fz="xs" className="ui-tabular" {...(isDue ? { fw: 600 } : { c: 'dimmed' })}>
      {feeText(fee)}
    </Text>
  );
}

/** Offers a subscription to a patient without a running one (specification 1, section 2). */
function StartSubscription({ visit }: { visit: QueueEntry }) {
  const { role } = useCurrentUser();
  if (!may(role, 'patients.edit') || visit.Patient.subscription_status === 'active') return null;
  return (
    <Button
      component={Link}
      to={pathTo(ADDRESSES.startSubscription, { patientId: visit.patient_id })}
      size="compact-md"
      variant="subtle"
      aria-label={`Start Sub of ${visit.name}`}
    >
      Start Sub
    </Button>
  );
}

function DoctorCell({ visit, work }: { visit: QueueEntry; work: QueueWork }) {
  const { role } = useCurrentUser();
  const mayAssign = may(role, 'queue.move-visit') && work.doctors.length > 0;
  const canBeAssigned = mayAssign && visit.status === 'waiting';
  if (!canBeAssigned) return <>{visit.User?.name ?? 'General queue'}</>;
  return (
    <AssignDoctor
      visit={visit}
      doctors={work.doctors}
      isMoving={work.isMoving(visit.id)}
      onAssign={(doctorId) => work.move(visit, 'assign', { doctorId })}
    />
  );
}

/** The columns of the day's queue. */
export function queueColumns(now: number, work: QueueWork): readonly Column<QueueEntry>[] {
  return [
    { key: 'token', header: 'Token', width: 72, cell: TokenCell },
    {
      key: 'name',
      header: 'Patient',
      cell: PatientCell,
    },
    { key: 'age', header: 'Age/Gender', cell: ageAndGender },
    {
      key: 'doctor',
      header: 'Doctor',
      cell: (visit) => <DoctorCell visit={visit} work={work} />,
    },
    { key: 'arrival', header: 'Arrival', cell: (visit) => <Arrival visit={visit} now={now} /> },
    {
      key: 'status',
      header: 'Status',
      cell: StatusCell,
    },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      cell: (visit) => (
        <Group gap="xs" wrap="nowrap" justify="flex-end">
          <StartSubscription visit={visit} />
          <BillVisit visit={visit} />
          {isOpen(visit) && <PrintTokenSlip visit={visit} />}
          <QueueActions visit={visit} isMoving={work.isMoving(visit.id)} onMove={work.move} />
        </Group>
      ),
    },
  ];
}
