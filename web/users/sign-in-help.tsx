import { Button, Group } from '@mantine/core';
import type { User } from '#contract/users/user.ts';
import { ResetSecondFactor } from '#web/account/index.ts';
import { ROW_BUTTON } from './subscription-actions.tsx';

type SignInHelpProps = { user: User; onLink: () => void };

/** For an account that cannot sign in, and that nobody at its clinic may help. */
export function SignInHelp({ user, onLink }: SignInHelpProps) {
  const { id, username, is_owner: isOwner, role } = user;
  if (!isOwner && role !== 'super_admin') return null;
  return (
    <Group gap="xs">
      {isOwner && (
        <Button {...ROW_BUTTON} aria-label={`Password link for ${username}`} onClick={onLink}>
          Password link
        </Button>
      )}
      <ResetSecondFactor person={{ id, name: username }} by="superadmin" />
    </Group>
  );
}
