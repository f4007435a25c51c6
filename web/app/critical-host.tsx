import { useTimeout } from '@mantine/hooks';
import { startTransition, useCallback, useState } from 'react';
import { Outlet } from 'react-router';
import { may } from '#contract/kernel/roles.ts';
import { CriticalLine } from '#web/critical-results/index.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useIsWide } from './rail/use-is-wide.ts';

type CriticalHostProps = {
  /** Called once the results are known. */
  onSettled?: () => void;
};

/** The critical results of the signed-in doctor's patients, above every page. */
export function CriticalHost({ onSettled }: CriticalHostProps) {
  const isWide = useIsWide();
  return useHasCriticalLine() ? (
    <CriticalLine isWide={isWide} {...(onSettled && { onSettled })} />
  ) : null;
}

function useHasCriticalLine(): boolean {
  return may(useCurrentUser().role, 'consulting.see-patients');
}

/** How long a page waits for the line above it, which would move the page while it is read. */
const LINE_MS = 1_000;

/** The pages without the header. */
export function BareFrame() {
  const [hasSettled, setSettled] = useState(!useHasCriticalLine());
  // A page rendered by an effect would block in one piece.
  const settle = useCallback(() => startTransition(() => setSettled(true)), []);
  useTimeout(settle, LINE_MS, { autoInvoke: true });
  return (
    <>
      <CriticalHost onSettled={settle} />
      {hasSettled && <Outlet />}
    </>
  );
}
