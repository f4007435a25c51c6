import { Text } from '@mantine/core';
import { labelOf } from '#contract/kernel/roles.ts';
import type { Person } from '#contract/owner/person.ts';
import { settingText } from '#web/password-links/index.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { StatusBadge } from '#web/ui/notice/status-badge.tsx';
import { PersonActions, type PersonStep } from './person-actions.tsx';

/** The columns of the owner's list; `open` starts an action for a person. */
export function peopleColumns(
  open: (step: PersonStep, person: Person) => void,
): readonly Column<Person>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      card: 'lead',
      cell: (person) => <NameAndPassword person={person} />,
    },
    { key: 'email', header: 'Email', card: 'fact', cell: ({ email }) => email },
    {
      key: 'role',
      header: 'Role',
      card: 'fact',
      cell: ({ role, is_owner }) => `${labelOf(role)}${is_owner ? ', owner' : ''}`,
    },
    {
      key: 'status',
      header: 'Status',
      card: 'fact',
      cell: ({ active }) => (
        <StatusBadge meaning={active ? 'done' : 'neutral'}>
          {active ? 'Active' : 'Inactive'}
        </StatusBadge>
      ),
    },
    {
      key: 'actions',
      header: 'Actions',
      card: 'action',
      cell: (person) => <PersonActions person={person} open={open} />,
    },
  ];
}

function NameAndPassword({ person: { name, password_setting } }: { person: Person }) {
  return (
    <>
      {name}
      {password_setting && (
        <Text c="dimmed" fz="sm" maw={360}>
          {settingText(password_setting)}
        </Text>
      )}
    </>
  );
}
