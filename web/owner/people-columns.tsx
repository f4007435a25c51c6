import { Text } from '@mantine/core';
import { labelOf } from '#contract/kernel/roles.ts';
import type { Person } from '#contract/owner/person.ts';
import { settingText } from '#web/password-links/index.ts';
import { BriefLines } from '#web/ui/data-table/brief-lines.tsx';
import type { Brief, Column } from '#web/ui/data-table/data-table.tsx';
import { StatusBadge } from '#web/ui/notice/status-badge.tsx';
import { PersonActions, type PersonStep } from './person-actions.tsx';

const roleOf = ({ role, is_owner }: Person) => `${labelOf(role)}${is_owner ? ', owner' : ''}`;

function StatusOf({ active }: Person) {
  return (
    <StatusBadge meaning={active ? 'done' : 'neutral'}>
      {active ? 'Active' : 'Inactive'}
    </StatusBadge>
  );
}

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
      cell: roleOf,
    },
    {
      key: 'status',
      header: 'Status',
      card: 'fact',
      cell: StatusOf,
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

/** An account on a phone; its actions are under More. */
export const PERSON_BRIEF: Brief<Person> = {
  name: ({ name }) => name,
  summary: (person) => (
    <BriefLines
      name={person.name}
      facts={[<StatusOf key="status" {...person} />, roleOf(person)]}
      line={person.email}
    />
  ),
  step: () => null,
};
