import { useRef, useState } from 'react';
import { listVisitRuns } from '#contract/ai/ai.endpoints.ts';
import type { KeptRun } from '#contract/ai/proposal.ts';
import { invalidate, putReply } from '#web/lib/api/use-api.ts';
import { useUnhurriedApi } from '#web/lib/api/use-unhurried-api.ts';
import { type Doing, type Exchange, exchangeOf, keyOf } from './exchange.ts';

/**
 * The questions and answers of a visit, newest first, as stored on the server by any device; with this screen's
 * progress on them.
 */
export function useKeptRuns(visitId: string) {
  const input = { params: { id: visitId } };
  const { data, error, isLoading, refetch } = useUnhurriedApi(listVisitRuns, input, { live: true });
  const runs = useRef<readonly KeptRun[]>([]);
  if (data) runs.current = data.runs;
  const [doing, setDoing] = useState<ReadonlyMap<string, Doing>>(new Map());
  const latest = useRef(doing);

  const put = (run: KeptRun): void => {
    const isKnown = runs.current.some(({ id }) => id === run.id);
    runs.current = isKnown
      ? runs.current.map((one) => (one.id === run.id ? run : one))
      : [run, ...runs.current];
    putReply(listVisitRuns, input, { runs: [...runs.current] });
  };

  return {
    exchanges: (data?.runs ?? []).map((run) => exchangeOf(run, doing)),
    /** The first reply is on the way. */
    isLoading,
    isMissing: error !== null && !data,
    retry: () => void refetch(),
    put,
    reread: () => invalidate(listVisitRuns),
    find: (runId: string): Exchange | undefined => {
      const run = runs.current.find(({ id }) => id === runId);
      return run && exchangeOf(run, latest.current);
    },
    doing: latest,
    /** Stores this screen's state of an item; null removes it. */
    note: (runId: string, position: number, change: Doing | null): void => {
      const next = new Map(latest.current);
      const key = keyOf(runId, position);
      if (change) next.set(key, { ...next.get(key), ...change });
      else next.delete(key);
      latest.current = next;
      setDoing(next);
    },
  };
}
