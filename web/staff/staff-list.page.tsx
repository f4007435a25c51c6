import { Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { STAFF_MESSAGES } from '#contract/staff/staff.messages.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { PassingAlert } from '#web/ui/notice/passing-alert.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconUserPlus } from '#web/ui/theme/icons.ts';
import { staffBrief, staffColumns } from './staff-columns.tsx';

/** Manage Staff (specification 2, section 2). */
export function StaffListPage() {
  const { id } = useCurrentUser();
  const staff = useApi(listStaff, {}, { live: true });

  return (
    <>
      <PageHeader title="Manage Staff" actions={<AddButton />} />
      <Stack gap="sm">
        {staff.isPending && (
          <Text role="status" c="dimmed">
            {STAFF_MESSAGES.loading}
          </Text>
        )}
        {staff.data && staff.error && (
          <PassingAlert key={staff.errorUpdatedAt} message={staff.error.message} />
        )}
        <DataTable
          label="Staff"
          columns={staffColumns(id)}
          brief={staffBrief(id)}
          rows={staff.data}
          rowKey={(member) => member.id}
          empty={{ title: STAFF_MESSAGES.empty, action: <AddButton /> }}
          error={staff.data ? undefined : staff.error?.message}
          onRetry={() => void staff.refetch()}
        />
      </Stack>
    </>
  );
}

function AddButton() {
  return (
    <Button component={Link} to={ADDRESSES.addStaff} leftSection={<Icon of={IconUserPlus} />}>
      Add New Staff
    </Button>
  );
}
