import { Outlet } from 'react-router';
import { may } from '#contract/kernel/roles.ts';
import { CriticalLine } from '#web/critical-results/index.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useIsWide } from './rail/use-is-wide.ts';

/** The critical results of the signed-in doctor's patients, above every page. */
export function CriticalHost() {
  const { role } = useCurrentUser();
  const isWide = useIsWide();
  return may(role, 'consulting.see-patients') ? <CriticalLine isWide={isWide} /> : null;
}

/** The pages without the header. */
export function BareFrame() {
  return (
    <>
      <CriticalHost />
      <Outlet />
    </>
  );
}
