import { Stack, Text, Title } from '@mantine/core';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import { joinQueue, listQueue } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { CriticalMark } from '#web/critical-results/index.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { showTime } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ageAndGender } from '#web/patients/index.ts';
import { type Column, DataTable } from '#web/ui/data-table/data-table.tsx';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { RowLink } from '#web/ui/row/row-button.tsx';
import { partDrafts } from '../board/queue-filter.rules.ts';

const NotBegun = lazyPart(() => import('./not-begun.tsx').then((module) => module.NotBegun));

const COLUMNS: readonly Column<Visit>[] = [
  {
    key: 'name',
    header: 'Patient',
    card: 'lead',
    cell: ({ name, patient_id }) => (
      <>
        <span className="ui-lead">{name}</span>
        <CriticalMark patientId={patient_id} />
      </>
    ),
  },
  {
    key: 'token',
    header: 'Token',
    card: 'fact',
    numeric: true,
    width: 72,
    cell: ({ token_no }) => token_no,
  },
  {
    key: 'age',
    header: 'Age, gender',
    card: 'fact',
    oneLine: true,
    cell: ({ Patient }) => ageAndGender(Patient),
  },
  {
    key: 'since',
    header: 'Since',
    card: 'fact',
    oneLine: true,
    cell: ({ created_at }) => <span className="ui-tabular">{showTime(created_at)}</span>,
  },
  {
    key: 'doctor',
    header: 'Doctor',
    card: 'fact',
    oneLine: true,
    cell: ({ User }) => User?.name ?? 'Any doctor',
  },
  {
    key: 'complaint',
    header: 'Complaint',
    hideOnSmall: true,
    cell: ({ complaint }) => <Text lineClamp={1}>{complaint}</Text>,
  },
];

/** The waiting list: a doctor's own and unassigned visits, for an admin all. */
export function DoctorPanelWaiting({ patientId }: { patientId: string | undefined }) {
  const { id, role } = useCurrentUser();
  const navigate = useNavigate();
  const seesAll = may(role, 'consulting.act-for-others');
  const queue = useApi(listQueue, {}, { live: true });
  const isShown = ({ status, doctor_id }: Visit): boolean =>
    status === 'waiting' && (seesAll || doctor_id === null || doctor_id === id);

  const { begun, drafts } = partDrafts(queue.data?.filter(isShown));

  const open = ({ id: visitId, patient_id }: Visit): void => {
    navigate(
      may(role, 'consulting.see-patients')
        ? pathTo(ADDRESSES.doctorPatient, { patientId: patient_id })
        : pathTo(ADDRESSES.bareEditComplaint, { visitId }),
    );
  };

  return (
    <Stack component="section" gap="xs" aria-labelledby="waiting">
      <Title order={2} id="waiting">
        Patients waiting
      </Title>
      <DataTable
        label="Patients waiting"
        columns={COLUMNS}
        rows={begun}
        rowKey={({ id: visitId }) => visitId}
        empty={{
          title: QUEUE_MESSAGES.nobodyWaiting,
          text: 'Who is added to the queue appears here by itself.',
          action: mayCall(joinQueue, role) && (
            <RowLink to={ADDRESSES.addPatient} look="framed">
              Add a patient to the queue
            </RowLink>
          ),
        }}
        error={queue.error ? QUEUE_MESSAGES.fetchQueueFailed : undefined}
        onRetry={() => void queue.refetch()}
        onOpenRow={open}
        isCurrent={({ patient_id }) => patient_id === patientId}
        skeletonRows={3}
      />
      {drafts && drafts.length > 0 && (
        <Suspense>
          <NotBegun drafts={drafts} />
        </Suspense>
      )}
    </Stack>
  );
}
