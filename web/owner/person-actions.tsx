import { Button, type ButtonProps, Group } from '@mantine/core';
import type { Person } from '#contract/owner/person.ts';
import { ResetSecondFactor } from '#web/account/index.ts';

/** The owner's actions for a person; each opens a dialog. */
export type PersonStep = 'edit' | 'link' | 'history' | 'transfer';

const LABELS = {
  edit: 'Edit',
  link: 'Password link',
  history: 'Sign-ins',
  transfer: 'Make owner',
} as const satisfies Record<PersonStep, string>;

const LOOK = { variant: 'default', size: 'compact-md' } as const satisfies ButtonProps;

function stepsFor({ is_owner, active, role, password_setting }: Person): PersonStep[] {
  const history: PersonStep[] = password_setting ? ['history'] : [];
  // The owner's own account is changed in the account menu, with the password.
  if (is_owner) return history;
  if (!active) return ['edit', ...history];
  return ['edit', 'link', ...history, ...(role === 'admin' ? (['transfer'] as const) : [])];
}

type Props = { person: Person; open: (step: PersonStep, person: Person) => void };

export function PersonActions({ person, open }: Props) {
  const steps = stepsFor(person);
  // Renders nothing, so that a card on a phone drops the empty cell.
  if (person.is_owner && steps.length === 0) return null;
  return (
    <Group gap="xs">
      {steps.map((step) => (
        <Button
          {...LOOK}
          key={step}
          aria-label={`${LABELS[step]}: ${person.name}`}
          onClick={() => open(step, person)}
        >
          {LABELS[step]}
        </Button>
      ))}
      {!person.is_owner && <ResetSecondFactor person={person} by="owner" />}
    </Group>
  );
}
