import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../theme/icon.tsx';
import { IconChevronDown, IconChevronUp } from '../theme/icons.ts';

type FoldedSectionProps = {
  label: string;
  /** The button that unfolds it. */
  title: string;
  className?: string;
  children: ReactNode;
};

/** A section that shows its title alone until it is unfolded; its content is rendered only then. */
export function FoldedSection({ label, title, className, children }: FoldedSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  return (
    <Stack component="section" gap="xs" aria-label={label}>
      <Group>
        <Button
          variant="subtle"
          color="gray"
          // The title stands below what is above it, and its ground around it.
          px={8}
          ml={-8}
          className={className}
          aria-expanded={isOpen}
          aria-controls={contentId}
          rightSection={<Icon of={isOpen ? IconChevronUp : IconChevronDown} size={16} />}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
        </Button>
      </Group>
      <div id={contentId} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </Stack>
  );
}
