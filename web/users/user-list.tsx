import { Stack } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import type { User } from '#contract/users/user.ts';
import { listUsers } from '#contract/users/users.endpoints.ts';
import { USER_MESSAGES as M } from '#contract/users/users.messages.ts';
import { useListParams } from '#web/lib/address/use-list-params.ts';
import { usePageOf } from '#web/lib/address/use-page-of.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { ShowAll } from '#web/ui/layout/show-all.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import { EditUser } from './change-user.tsx';
import { StartPlanModal } from './start-plan.modal.tsx';
import { useDeleteUser } from './use-delete-user.ts';
import { usePlanSteps } from './use-plan-steps.ts';
import { USER_BRIEF, userColumns } from './user-columns.tsx';

const PAGE_SIZE = 25;
/** Specification 2, section 9. */
const SEARCH_DELAY_MS = 500;

/** The dialog open over the list. */
type Opened = { name: 'edit' | 'start'; user: User };

/** The accounts of the installation, with a search. */
export function UserList({ add }: { add: ReactElement }) {
  const [params, setParams] = useListParams(listUsers);
  const users = useApi(listUsers, { query: params }, { live: true, keepPrevious: true });
  const { shown, bar } = usePageOf(users.data, PAGE_SIZE);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const remove = useDeleteUser();
  const move = usePlanSteps();

  return (
    <Stack gap="sm">
      <SearchField
        label="Search users"
        placeholder="Search by username, email or clinic"
        value={params.search}
        delayMs={SEARCH_DELAY_MS}
        onSearch={(search) => setParams({ search })}
      />
      <DataTable
        label="Users"
        columns={userColumns({
          edit: (user) => setOpened({ name: 'edit', user }),
          start: (user) => setOpened({ name: 'start', user }),
          remove: (user) => void remove(user),
          move: ({ clinic, username }, action) => void move(action, { clinic, person: username }),
        })}
        brief={USER_BRIEF}
        rows={shown}
        rowKey={({ id }) => id}
        empty={
          params.search === ''
            ? { title: M.noUsers, action: add }
            : {
                title: M.noUsers,
                action: <ShowAll of="users" onPress={() => setParams({ search: '' })} />,
              }
        }
        error={users.error ? saidOr(users.error, M.fetchFailed) : undefined}
        onRetry={() => void users.refetch()}
        refreshing={users.isPlaceholderData}
      />
      <PaginationBar {...bar} />
      {opened?.name === 'edit' && <EditUser user={opened.user} onClose={close} />}
      {opened?.name === 'start' && opened.user.clinic && opened.user.clinic_id && (
        <StartPlanModal
          clinic={{ id: opened.user.clinic_id, name: opened.user.clinic.name }}
          onClose={close}
        />
      )}
    </Stack>
  );
}
