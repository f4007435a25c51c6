import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { deskOf } from '#contract/kernel/roles.ts';
import { listWorklist } from '#contract/lab/worklist/worklist.endpoints.ts';
import { WORKLIST_MESSAGES as M } from '#contract/lab/worklist/worklist.messages.ts';
import type { WorklistOrder } from '#contract/lab/worklist/worklist.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useStepBack } from '#web/lib/address/use-step-back.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ShowAll } from '#web/ui/layout/show-all.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { WorklistForm } from './worklist.form.tsx';
import { departmentsOf, samplesOfOrders, shownOrders } from './worklist-rows.ts';

/** The collected samples by department and sample, with one grid to enter all values. */
export function WorklistPage() {
  const goBack = useStepBack(ADDRESSES.dashboard);
  const { data, error, refetch } = useApi(listWorklist, {}, { live: true });
  return (
    <>
      <PageHeader title="Worklist" onBack={goBack} />
      {data ? (
        <Worklist orders={data.orders} totalCount={data.totalCount} />
      ) : error ? (
        <ErrorState message={M.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={320} role="status" aria-label="Loading" />
      )}
    </>
  );
}

/** The lab's home page has the orders; that of another role does not. */
function LabOrdersLink() {
  if (deskOf(useCurrentUser().role) !== 'laboratory') return null;
  return (
    <Button component={Link} to={ADDRESSES.dashboard} variant="default">
      Open the lab orders
    </Button>
  );
}

type WorklistProps = { orders: readonly WorklistOrder[]; totalCount: number };

function Worklist({ orders, totalCount }: WorklistProps) {
  const [department, setDepartment] = useState('');
  const [sample, setSample] = useState('');
  const shown = shownOrders(orders, { department, sample });
  const showAll = (): void => {
    setDepartment('');
    setSample('');
  };
  if (orders.length === 0)
    return <EmptyState title={M.empty} text={M.emptyText} action={<LabOrdersLink />} />;
  return (
    <Stack gap="sm">
      <Group gap="sm" align="flex-end">
        <NativeSelect
          label="Department"
          data={[{ value: '', label: 'All departments' }, ...departmentsOf(orders)]}
          value={department}
          onChange={({ currentTarget }) => setDepartment(currentTarget.value)}
        />
        <NativeSelect
          label="Sample"
          data={[{ value: '', label: 'All samples' }, ...samplesOfOrders(orders)]}
          value={sample}
          onChange={({ currentTarget }) => setSample(currentTarget.value)}
        />
        {totalCount > orders.length && (
          <Text c="dimmed">
            The oldest {orders.length} of {totalCount} orders
          </Text>
        )}
      </Group>
      {shown.length === 0 && (
        <EmptyState title={M.noneFits} action={<ShowAll of="samples" onPress={showAll} />} />
      )}
      <WorklistForm orders={shown} all={orders} isWhole={totalCount <= orders.length} />
    </Stack>
  );
}
