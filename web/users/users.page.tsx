import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import type { User } from '#contract/users/user.ts';
import { listUsers } from '#contract/users/users.endpoints.ts';
import { USER_MESSAGES as M } from '#contract/users/users.messages.ts';
import { useListParams } from '#web/lib/address/use-list-params.ts';
import { usePageOf } from '#web/lib/address/use-page-of.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconUserPlus } from '#web/ui/theme/icons.ts';
import { AddUser, EditUser } from './change-user.tsx';
import { InviteClinicModal } from './invite-clinic.modal.tsx';
import { ModelAccessModal } from './model-access.modal.tsx';
import { OwnerLink } from './owner-link.tsx';
import { StartPlanModal } from './start-plan.modal.tsx';
import { useUserSteps } from './use-user-steps.ts';
import { userColumns } from './user-columns.tsx';

const PAGE_SIZE = 25;
/** Specification 2, section 9. */
const SEARCH_DELAY_MS = 500;

/** The dialog open over the list. */
type Opened =
  | { name: 'add' | 'invite' | 'model' }
  | { name: 'edit' | 'start' | 'link'; user: User };

/** User Management (specification 2, sections 2, 4 and 8). */
export function UsersPage() {
  const [params, setParams] = useListParams(listUsers);
  const users = useApi(listUsers, { query: params }, { live: true, keepPrevious: true });
  const { shown, bar } = usePageOf(users.data, PAGE_SIZE);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const { remove, move } = useUserSteps();
  const add = <AddButton onClick={() => setOpened({ name: 'add' })} />;
  const actions = (
    <>
      <Button variant="default" onClick={() => setOpened({ name: 'model' })}>
        AI model
      </Button>
      <Button variant="default" onClick={() => setOpened({ name: 'invite' })}>
        Invite a clinic
      </Button>
      {add}
    </>
  );

  return (
    <>
      <PageHeader title="User Management" actions={actions} />
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
            link: (user) => setOpened({ name: 'link', user }),
            remove: (user) => void remove(user),
            move: (user, action) => void move(user, action),
          })}
          rows={shown}
          rowKey={({ id }) => id}
          empty={{ title: M.noUsers, action: params.search === '' && add }}
          error={users.error ? saidOr(users.error, M.fetchFailed) : undefined}
          onRetry={() => void users.refetch()}
          refreshing={users.isPlaceholderData}
        />
        <PaginationBar {...bar} />
      </Stack>
      {opened?.name === 'add' && <AddUser onClose={close} />}
      {opened?.name === 'invite' && <InviteClinicModal onClose={close} />}
      {opened?.name === 'model' && <ModelAccessModal onClose={close} />}
      {opened?.name === 'edit' && <EditUser user={opened.user} onClose={close} />}
      {opened?.name === 'link' && <OwnerLink user={opened.user} onClose={close} />}
      {opened?.name === 'start' && opened.user.clinic && opened.user.clinic_id && (
        <StartPlanModal
          clinic={{ id: opened.user.clinic_id, name: opened.user.clinic.name }}
          onClose={close}
        />
      )}
    </>
  );
}

function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <Button leftSection={<Icon of={IconUserPlus} />} onClick={onClick}>
      Add New User
    </Button>
  );
}
