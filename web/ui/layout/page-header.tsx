import '../row/row.css';
import { Title } from '@mantine/core';
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

const BACK = {
  className: 'ui-row-button ui-back',
  'data-look': 'icon',
  'aria-label': 'Back',
} as const;

/** The page's only `h1`, which also sets the browser tab's title. */
export function PageHeader({ title, backTo, onBack, aside, actions }: PageHeaderProps) {
  useDocumentTitle(`${title} · OpenOPD`);

  return (
    <header className="ui-page-header">
      <div className="ui-page-title">
        {backTo && (
          <Link {...BACK} to={backTo}>
            <Icon of={IconArrowLeft} size={20} />
          </Link>
        )}
        {onBack && (
          <button type="button" {...BACK} onClick={onBack}>
            <Icon of={IconArrowLeft} size={20} />
          </button>
        )}
        <Title order={1}>{title}</Title>
        {aside}
      </div>
      {actions && <div className="ui-page-title ui-page-actions">{actions}</div>}
    </header>
  );
}
