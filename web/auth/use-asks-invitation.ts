import { useEffect, useState } from 'react';
import { getRegistration } from '#contract/auth/auth.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';

/** True once the server has answered that registration requires an invitation; false without an answer. */
export function useAsksInvitation(): boolean {
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    const control = new AbortController();
    callApi(getRegistration, {}, { signal: control.signal }).then(
      ({ registration }) => setAsks(registration === 'invited'),
      // No message here: the form shows the server's refusal when it is sent.
      () => undefined,
    );
    return () => control.abort();
  }, []);
  return asks;
}
