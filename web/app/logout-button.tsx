import { Button } from '@mantine/core';
import { signOut } from '#web/auth/sign-out.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconLogout } from '#web/ui/theme/icons.ts';

/** Always visible, because a computer is shared. Icon only on a phone. */
export function LogoutButton() {
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-md"
      aria-label="Logout"
      title="Logout"
      onClick={() => void signOut()}
    >
      <Icon of={IconLogout} size={18} />
      <span className="app-tool-text">Logout</span>
    </Button>
  );
}
