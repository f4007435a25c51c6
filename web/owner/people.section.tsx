import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { listPeople, makePasswordLink } from '#contract/owner/owner.endpoints.ts';
import { OWNER_MESSAGES as M } from '#contract/owner/owner.messages.ts';
import type { Person } from '#contract/owner/person.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { PasswordLinkModal } from '#web/password-links/index.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EditPersonModal } from './edit-person.modal.tsx';
import { FailedSignInsModal } from './failed-sign-ins.modal.tsx';
import { PERSON_BRIEF, peopleColumns } from './people-columns.tsx';
import type { PersonStep } from './person-actions.tsx';
import { PersonHistory } from './person-history.tsx';
import { SignOutEverybody } from './sign-out-everybody.tsx';
import { TransferModal } from './transfer.modal.tsx';

const FIRST_PERSON = (
  <Button component={Link} to={ADDRESSES.addStaff} variant="default">
    Add the first person
  </Button>
);

type Opened = { step: PersonStep; person: Person };

/** All accounts of the clinic, other admins included, with the owner's actions. */
export function PeopleSection() {
  const people = useApi(listPeople, {}, { live: true });
  const [opened, setOpened] = useState<Opened | null>(null);
  const [showsFailed, setShowsFailed] = useState(false);
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <SignOutEverybody />
        <Button variant="default" onClick={() => setShowsFailed(true)}>
          Failed sign-ins
        </Button>
      </Group>
      <DataTable
        label="People"
        columns={peopleColumns((step, person) => setOpened({ step, person }))}
        brief={PERSON_BRIEF}
        rows={people.data}
        rowKey={({ id }) => id}
        empty={{ title: M.nobody, action: FIRST_PERSON }}
        error={people.error ? saidOr(people.error, M.loadFailed) : undefined}
        onRetry={() => void people.refetch()}
      />
      {showsFailed && <FailedSignInsModal onClose={() => setShowsFailed(false)} />}
      {opened && <OpenStep {...opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}

function OpenStep({ step, person, onClose }: Opened & { onClose: () => void }) {
  const link = useApiMutation(makePasswordLink, { invalidates: [listPeople] });
  if (step === 'edit') return <EditPersonModal person={person} onClose={onClose} />;
  if (step === 'transfer') return <TransferModal heir={person} onClose={onClose} />;
  if (step === 'history') return <PersonHistory person={person} onClose={onClose} />;
  const make = () => link.mutateAsync({ params: { id: person.id } });
  return <PasswordLinkModal name={person.name} make={make} onClose={onClose} />;
}
