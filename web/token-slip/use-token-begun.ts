import { useEffect, useRef } from 'react';
import type { Visit } from '#contract/queue/visit.ts';
import { sayToken } from './say-token.ts';

/** Announces the token of the shown visit when its draft is added to the queue: a draft gets its token only then. */
export function useTokenBegun(visit: Visit | undefined): void {
  const draftId = useRef<string | null>(null);
  useEffect(() => {
    if (!visit) return;
    if (!visit.draft && visit.status === 'waiting' && draftId.current === visit.id) sayToken(visit);
    draftId.current = visit.draft ? visit.id : null;
  }, [visit]);
}
