import { Button, Tabs } from '@mantine/core';
import { useState } from 'react';
import { usePageParams } from '#web/lib/address/use-page-params.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconUserPlus } from '#web/ui/theme/icons.ts';
import { AddUser } from './change-user.tsx';
import { ClinicList } from './clinic-list.tsx';
import { InviteClinicModal } from './invite-clinic.modal.tsx';
import { ModelAccessModal } from './model-access.modal.tsx';
import { UserList } from './user-list.tsx';

/** User Management (specification 2, sections 2, 4 and 8), with the clinics beside the users. */
export function UsersPage() {
  const [params, setParams] = usePageParams();
  const tab = params.get('tab') === 'clinics' ? 'clinics' : 'users';
  const [opened, setOpened] = useState<'add' | 'invite' | 'model' | null>(null);
  const close = (): void => setOpened(null);
  const add = <AddButton onClick={() => setOpened('add')} />;
  const actions = (
    <>
      <Button variant="default" onClick={() => setOpened('model')}>
        AI model
      </Button>
      <Button variant="default" onClick={() => setOpened('invite')}>
        Invite a clinic
      </Button>
      {add}
    </>
  );

  return (
    <>
      <PageHeader title="User Management" actions={actions} />
      {/* Each tab has its own pages. */}
      <Tabs
        value={tab}
        onChange={(next) => setParams(next === 'clinics' ? { tab: 'clinics' } : {})}
        keepMounted={false}
      >
        <Tabs.List mb="md" aria-label="Accounts">
          <Tabs.Tab value="users">Users</Tabs.Tab>
          <Tabs.Tab value="clinics">Clinics</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="users">
          <UserList add={add} />
        </Tabs.Panel>
        <Tabs.Panel value="clinics">
          <ClinicList />
        </Tabs.Panel>
      </Tabs>
      {opened === 'add' && <AddUser onClose={close} />}
      {opened === 'invite' && <InviteClinicModal onClose={close} />}
      {opened === 'model' && <ModelAccessModal onClose={close} />}
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
