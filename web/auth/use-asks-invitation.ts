import { useEffect, useState } from 'react';
import { getRegistration } from '#contract/auth/auth.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';

/** True once the server has said that clinics register by invitation; without an answer, false. */
export function useAsksInvitation(): boolean {
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    const control = new AbortController();
    callApi(getRegistration, {}, { signal: control.signal }).then(
      ({ registration }) => setAsks(registration === 'invited'),
      // The form answers for itself: what the server refuses is said when it is sent.
      () => undefined,
    );
    return () => control.abort();
  }, []);
  return asks;
}
