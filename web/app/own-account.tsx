import { useEffect } from 'react';
import { getCurrentUser } from '#contract/auth/auth.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { currentSession, updateOwnUser, useSession } from '#web/lib/session/session.ts';
import { PasswordNotice } from '#web/password-links/index.ts';
import { FactorNotice } from './factor/factor-notice.tsx';

/**
 * Refreshes the stored user, because the clinic's owner, its name or the sharing of computers may change, and notifies a person
 * whose password was set by another.
 */
export function OwnAccount() {
  const session = useSession();
  const { data } = useApi(getCurrentUser, {});
  useEffect(() => {
    if (!data) return;
    const { second_factor_demand, name, email, clinic_name, time_zone } = data;
    const { is_owner, lock_after_minutes } = data;
    updateOwnUser({ name, email, clinic_name, time_zone, is_owner, lock_after_minutes });
    // The set-up over the page ends itself, after the recovery codes have been kept.
    const isSettingUp = currentSession()?.user.second_factor_demand?.due;
    if (!isSettingUp) updateOwnUser({ second_factor_demand });
  }, [data]);
  const isOfClinic = Boolean(session?.user.clinic_id);
  return (
    <>
      {isOfClinic && <PasswordNotice />}
      <FactorNotice />
    </>
  );
}
