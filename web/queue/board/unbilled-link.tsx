import { Link } from 'react-router';
import { deskOf } from '#contract/kernel/roles.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { UNBILLED_ONLY, unbilledVisits, useUnbilledCount } from './use-unbilled.ts';

/** In the navigation beside the queue: the number of unbilled visits, as a link. */
export function UnbilledLink() {
  const { role } = useCurrentUser();
  const count = useUnbilledCount();
  if (!count) return null;
  const queue = deskOf(role) === 'reception' ? ADDRESSES.dashboard : ADDRESSES.queue;
  return (
    <Link
      to={`${queue}?${UNBILLED_ONLY}`}
      className="ui-status"
      data-meaning="warning"
      aria-label={unbilledVisits(count)}
    >
      {count} <span>unbilled</span>
    </Link>
  );
}
