import { Button, Stack, Text } from '@mantine/core';
import { Suspense } from 'react';
import { Link, useNavigate } from 'react-router';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { may } from '#contract/kernel/roles.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { DOCTOR_LIST_MESSAGES } from '#contract/staff/doctor-list.messages.ts';
import { CriticalWatch } from '#web/critical-results/index.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { DataTable, type DataTableProps } from '#web/ui/data-table/data-table.tsx';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconUserPlus } from '#web/ui/theme/icons.ts';
import { useActiveDoctors } from '../visit/use-active-doctors.ts';
import { isShown, openFirst, partDrafts } from './queue-filter.rules.ts';
import { QueueFilter } from './queue-filter.tsx';
import { useQueueColumns } from './use-queue-columns.ts';
import { useQueueFilter } from './use-queue-filter.ts';
import { useUnbilledOnly } from './use-unbilled.ts';

const NotBegun = lazyPart(() =>
  import('../doctor-panel/not-begun.tsx').then((module) => module.NotBegun),
);
const UnbilledVisits = lazyPart(() =>
  import('./unbilled-visits.tsx').then((module) => module.UnbilledVisits),
);

/** Loaded after the queue, whose bundle is at its limit: it says what changes later. */
const QueueAnnouncer = lazyPart(
  () => import('../announcer/queue-announcer.tsx').then((module) => module.QueueAnnouncer),
  () => null,
);

/** The day's queue, or the unbilled visits of all days. */
export function QueueBoard() {
  const { isOn } = useUnbilledOnly();
  return (
    <>
      <CriticalWatch />
      {isOn ? (
        <Suspense>
          <UnbilledVisits />
        </Suspense>
      ) : (
        <DayQueue />
      )}
    </>
  );
}

/** The day's queue as the reception uses it (specification 1, section 2). */
function DayQueue() {
  const navigate = useNavigate();
  const queue = useApi(listQueue, {}, { live: true });
  const { begun, drafts } = partDrafts(queue.data);
  const { filter, change } = useQueueFilter();

  const list = {
    label: 'Queue',
    rows: begun && openFirst(begun.filter((visit) => isShown(filter, visit))),
    rowKey: ({ id }: Visit) => id,
    error: queue.error ? QUEUE_MESSAGES.fetchQueueFailed : undefined,
    onRetry: () => void queue.refetch(),
    onOpenRow: ({ id }: Visit) => {
      navigate(pathTo(ADDRESSES.bareEditComplaint, { visitId: id }));
    },
    empty: begun?.length
      ? { title: 'Nobody in the queue fits the filter.', text: MESSAGES.clearFilter }
      : { title: 'Nobody is in the queue yet.', action: <AddToQueueButton /> },
  };

  return (
    <Stack gap="sm">
      <QueueAnnouncer visits={begun} />
      <QueueFilter visits={begun} value={filter} onChange={change} />
      <WorkTable {...list} />
      {drafts && drafts.length > 0 && (
        <Suspense>
          <NotBegun drafts={drafts} />
        </Suspense>
      )}
    </Stack>
  );
}

type ListProps = Omit<DataTableProps<Visit>, 'columns' | 'brief'>;

function WorkTable(list: ListProps) {
  const doctors = useActiveDoctors();
  const rows = useQueueColumns(doctors.data);
  return (
    <>
      {doctors.error && <AlertBanner tone="error">{QUEUE_MESSAGES.fetchDoctorsFailed}</AlertBanner>}
      {doctors.data?.length === 0 && <Text c="dimmed">{DOCTOR_LIST_MESSAGES.none}</Text>}
      <DataTable {...list} {...rows} />
    </>
  );
}

/** Links to the page that adds a patient. */
export function AddToQueueButton() {
  const { role } = useCurrentUser();
  if (!may(role, 'queue.add-patient')) return null;
  return (
    <Button component={Link} to={ADDRESSES.addPatient} leftSection={<Icon of={IconUserPlus} />}>
      Add Patient to Queue
    </Button>
  );
}
