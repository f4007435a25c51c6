import { Button, Stack } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../theme/icon.tsx';
import { IconChevronDown, IconChevronUp } from '../theme/icons.ts';

type MoreFieldsProps = {
  /** Names the folded fields. */
  label: string;
  /** One of them is filled or was refused: they stay open, so that the focus can go there. */
  isNeeded: boolean;
  startsOpen?: boolean;
  children: ReactNode;
};

/** The fields of a form that are rarely asked for, behind a button. */
export function MoreFields({ label, isNeeded, startsOpen = false, children }: MoreFieldsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  // Kept while the first letter is typed, which would otherwise move the field under the hands.
  const [hasButton] = useState(!startsOpen && !isNeeded);
  const isShown = isOpen || isNeeded;
  return (
    <>
      {hasButton && (
        <div>
          <Button
            variant="subtle"
            size="compact-md"
            aria-expanded={isShown}
            disabled={isNeeded}
            aria-controls={id}
            leftSection={<Icon of={isShown ? IconChevronUp : IconChevronDown} size={16} />}
            onClick={() => setOpen(!isOpen)}
          >
            {label}
          </Button>
        </div>
      )}
      <div id={id} hidden={!isShown}>
        {isShown && <Stack gap="sm">{children}</Stack>}
      </div>
    </>
  );
}
