import { ActionIcon, Group, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../theme/icon.tsx';
import { IconArrowLeft } from '../theme/icons.ts';

interface PageHeaderProps {
  title: string;
  /** The target of Back; without it, no button. */
  backTo?: string | undefined;
  /** Replaces `backTo` on a page reached from several others. */
  onBack?: (() => void) | undefined;
  /** Beside the title: a status, a count. */
  aside?: ReactNode;
  /** At the end of the line: the page's buttons. */
  actions?: ReactNode;
}

const BACK = { variant: 'subtle', color: 'gray', size: 36, 'aria-label': 'Back' } as const;

/** The page's only `h1`, which also sets the browser tab's title. */
export function PageHeader({ title, backTo, onBack, aside, actions }: PageHeaderProps) {
  useDocumentTitle(`${title} · OpenOPD`);

  return (
    <Group component="header" justify="space-between" gap="sm" mb="md">
      <Group gap="xs">
        {backTo && (
          <ActionIcon {...BACK} component={Link} to={backTo}>
            <Icon of={IconArrowLeft} size={20} />
          </ActionIcon>
        )}
        {onBack && (
          <ActionIcon {...BACK} onClick={onBack}>
            <Icon of={IconArrowLeft} size={20} />
          </ActionIcon>
        )}
        <Title order={1}>{title}</Title>
        {aside}
      </Group>
      {actions && <Group gap="xs">{actions}</Group>}
    </Group>
  );
}
