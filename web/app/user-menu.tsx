import { Button } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { CurrentUser } from '#contract/auth/auth.ts';
import { overlayPart } from '#web/ui/layout/overlay-part.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconChevronDown, IconUser } from '#web/ui/theme/icons.ts';

const UserMenuList = overlayPart(
  () => import('./user-menu-list.tsx').then((module) => module.UserMenuList),
  () => null,
);

/**
 * The menu of a person's own account. A disclosure instead of Mantine's `Menu`, which would add 20 kB to every page.
 */
export function UserMenu({ user: { name, lock_after_minutes } }: { user: CurrentUser }) {
  const [isOpen, setOpen] = useState(false);
  const box = useClickOutside(() => setOpen(false));
  const opener = useRef<HTMLButtonElement>(null);
  const listId = useId();

  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    opener.current?.focus();
  };
  const choose = (action: () => void) => (): void => {
    setOpen(false);
    opener.current?.focus();
    action();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works from any of the buttons inside
    <div ref={box} className="app-account" onKeyDown={closeOnEscape}>
      <Button
        ref={opener}
        variant="subtle"
        color="gray"
        size="compact-md"
        aria-label={`Account of ${name}`}
        aria-expanded={isOpen}
        aria-controls={listId}
        rightSection={<Icon of={IconChevronDown} size={16} />}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={IconUser} size={18} />
        <span className="app-tool-text">Account</span>
      </Button>
      <div id={listId} className="app-account-list" hidden={!isOpen}>
        {isOpen && <UserMenuList isLocking={Boolean(lock_after_minutes)} choose={choose} />}
      </div>
    </div>
  );
}
