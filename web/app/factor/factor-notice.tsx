import { Anchor, Group } from '@mantine/core';
import { Link } from 'react-router';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { useSession } from '#web/lib/session/session.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';

/** Announces the date from which a second factor is required, to people who have none. */
export function FactorNotice() {
  const demand = useSession()?.user.second_factor_demand;
  if (!demand || demand.due) return null;
  return (
    <div className="app-banners">
      <AlertBanner tone="warning">
        <Group gap="xs">
          <span>
            From {showDateTime(demand.from)} your clinic requires a second factor of everybody. You
            have none yet.
          </span>
          <Anchor component={Link} to={ADDRESSES.account}>
            Set it up now
          </Anchor>
        </Group>
      </AlertBanner>
    </div>
  );
}
