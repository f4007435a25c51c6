import 'virtual:mantine-css';
import './base.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConfirmHost } from '../confirm/confirm.tsx';
import { VersionLine } from '../notice/version-line.tsx';
import { ShortcutsHelp } from '../shortcuts/shortcuts-help.tsx';
import { ToastHost } from '../toast/toast-host.tsx';
import { cssVariablesResolver, theme } from './theme.ts';

interface UiProviderProps {
  children: ReactNode;
  /** Screen tests switch transitions and portals off. */
  env?: 'default' | 'test';
}

/** The providers that the ui components need. The colour scheme follows the system. */
export function UiProvider({ children, env = 'default' }: UiProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      // No sheet has the default variables (web/build/mantine-css.plugin.ts).
      deduplicateCssVariables={false}
      // A screen test has no layout, and thirty kilobytes of variables would flood its output.
      withCssVariables={env === 'default'}
      env={env}
    >
      {children}
      <VersionLine />
      <ToastHost />
      <ConfirmHost />
      <ShortcutsHelp />
    </MantineProvider>
  );
}
