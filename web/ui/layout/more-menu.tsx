import './more-menu.css';
import { Button } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../theme/icon.tsx';
import { IconChevronDown } from '../theme/icons.ts';

type MoreMenuProps = { children: ReactNode; label?: string };

/** The rarer buttons of a page, behind one named More. Stays open while one of them is at work. */
export function MoreMenu({ children, label = 'More' }: MoreMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useClickOutside(() => setOpen(false));
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();

  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    opener.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works from any of the buttons inside
    <div ref={box} className="ui-more-menu" onKeyDown={closeOnEscape}>
      <Button
        ref={opener}
        variant="default"
        aria-expanded={isOpen}
        aria-controls={id}
        rightSection={<Icon of={IconChevronDown} size={16} />}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      <div id={id} className="ui-more-menu-list" hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
