import { useEffect, useState } from 'react';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { givePlace } from '#contract/waiting-room/waiting-room.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { publicAddress } from '#web/waiting-room/index.ts';

/** A slip does not wait longer for its code. */
const MOST_WAIT_MS = 2_000;

async function codeOf(visitId: string): Promise<string | null> {
  const signal = AbortSignal.timeout(MOST_WAIT_MS);
  const { path, url } = await callApi(givePlace, { params: { id: visitId } }, { signal });
  const address = url ?? (path && publicAddress(path, null));
  if (!address) return null;
  const { qrCodeOf } = await import('#web/ui/print/qr-code.ts');
  return qrCodeOf(address);
}

/**
 * The code of a visit's place in the queue as the URL of an image; null without one, undefined until
 * that is known. A slip prints without a code rather than not at all.
 */
export function usePlaceCode(visitId: string): string | null | undefined {
  const { role } = useCurrentUser();
  const mayGive = mayCall(givePlace, role);
  const [found, setFound] = useState<{ visitId: string; code: string | null }>();
  useEffect(() => {
    let isGone = false;
    const known = mayGive ? codeOf(visitId).catch(() => null) : Promise.resolve(null);
    void known.then((code) => isGone || setFound({ visitId, code }));
    return () => {
      isGone = true;
    };
  }, [visitId, mayGive]);
  return found?.visitId === visitId ? found.code : undefined;
}
