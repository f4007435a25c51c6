import 'virtual:mantine-css';
import './base.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConfirmHost } from '../confirm/confirm.tsx';
import { ShortcutsHelp } from '../shortcuts/shortcuts-help.tsx';
import { ToastHost } from '../toast/toast-host.tsx';
import { cssVariablesResolver, theme } from './theme.ts';

interface UiProviderProps {
  children: ReactNode;
  /** Screen tests switch transitions and portals off. */
  env?: 'default' | 'test';
}

/** Everything that the kit needs around it. The scheme follows the system. */
export function UiProvider({ children, env = 'default' }: UiProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      // No sheet carries the default variables (web/build/mantine-css.plugin.ts).
      deduplicateCssVariables={false}
      // Nothing is laid out in a screen test, and thirty kilobytes of variables drown its output.
      withCssVariables={env === 'default'}
      env={env}
    >
      {children}
      <ToastHost />
      <ConfirmHost />
      <ShortcutsHelp />
    </MantineProvider>
  );
}
