import { useEffect } from 'react';
import { getCurrentUser } from '#contract/auth/auth.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { updateOwnUser, useSession } from '#web/lib/session/session.ts';
import { PasswordNotice } from '#web/password-links/index.ts';
import { FactorNotice } from './factor-notice.tsx';
import { LockPart } from './lock-part.tsx';

/**
 * Keeps what the browser knows of the person as the server has it, since the clinic may get another owner or
 * begin to share its computers, and tells anybody whose password somebody else has set.
 */
export function OwnAccount() {
  const session = useSession();
  const { data } = useApi(getCurrentUser, {});
  useEffect(() => {
    if (!data) return;
    const { name, email, time_zone, is_owner, lock_after_minutes, second_factor_demand } = data;
    updateOwnUser({ name, email, time_zone, is_owner, lock_after_minutes, second_factor_demand });
  }, [data]);
  const isOfClinic = Boolean(session?.user.clinic_id);
  return (
    <>
      {isOfClinic && <PasswordNotice />}
      <FactorNotice />
      <LockPart />
    </>
  );
}
