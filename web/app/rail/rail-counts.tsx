import './rail-counts.css';
import { deskOf } from '#contract/kernel/roles.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { UNBILLED_ONLY } from '#web/queue/board/use-unbilled.ts';
import { unbilledVisits, useWaitingCounts } from '#web/queue/board/use-waiting-counts.ts';
import { CountLink } from '#web/ui/notice/count-link.tsx';

/** The page of a desk that names the critical results. */
const NAMES_CRITICAL = {
  clinic: ADDRESSES.doctorPanel,
  consulting: ADDRESSES.queue,
  laboratory: ADDRESSES.dashboard,
} as const;

/** The live numbers beside a section of the navigation, as links to what they count. */
export function RailCounts({ address }: { address: string }) {
  const desk = deskOf(useCurrentUser().role);
  const { waiting, unbilled, lowStock, critical } = useWaitingCounts();
  const isQueue = address === (desk === 'reception' ? ADDRESSES.dashboard : ADDRESSES.queue);
  const namesCritical = new Map<unknown, string>(Object.entries(NAMES_CRITICAL)).get(desk);
  const isAlone = !unbilled && !(critical && namesCritical === address);
  return (
    <>
      {isQueue && (
        <CountLink
          count={waiting}
          to={address}
          meaning="waiting"
          word={isAlone ? 'waiting' : undefined}
          label={`${waiting} waiting`}
        />
      )}
      {isQueue && (
        <CountLink
          count={unbilled}
          to={`${address}?${UNBILLED_ONLY}`}
          meaning="warning"
          word={waiting ? undefined : 'unbilled'}
          label={unbilledVisits(unbilled ?? 0)}
        />
      )}
      {address === ADDRESSES.inventory && (
        <CountLink
          count={lowStock}
          to={`${address}?show=low`}
          meaning="warning"
          label={`${lowStock} low in stock`}
        />
      )}
      {address === namesCritical && (
        <CountLink
          count={critical}
          to={address}
          meaning="danger"
          word={isQueue ? undefined : 'critical'}
          label={`${critical} critical ${critical === 1 ? 'result' : 'results'}`}
        />
      )}
    </>
  );
}
