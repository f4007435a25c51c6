import {
  notifyManager,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
  useQueryClient,
} from '@tanstack/react-query';
import { startTransition, useEffect, useReducer, useState } from 'react';

/**
 * Like the library's `useQuery`, whose updates are synchronous: each reply renders everything below it in one task. Here
 * the first reply renders in a transition, which yields to input and takes in replies that arrive meanwhile. Later ones
 * render at once.
 */
export function useQueryResult<
  Reply,
  Failure = Error,
  Shown = Reply,
  Key extends QueryKey = QueryKey,
>(
  options: QueryObserverOptions<Reply, Failure, Shown, Reply, Key>,
): QueryObserverResult<Shown, Failure> {
  const client = useQueryClient();
  const complete = client.defaultQueryOptions(options);
  // The first rendering shows that the call is being made, although it is made after it.
  complete._optimisticResults = 'optimistic';
  const [observer] = useState(() => new QueryObserver(client, complete));
  const result = observer.getOptimisticResult(complete);
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let isFirst = observer.getCurrentResult().isPending;
    const show = ({ isPending }: { isPending: boolean }): void => {
      if (isFirst && !isPending) startTransition(render);
      else render();
      isFirst = isPending;
    };
    const stop = observer.subscribe(notifyManager.batchCalls(show));
    // A reply may have arrived since the rendering.
    observer.updateResult();
    return stop;
  }, [observer]);
  // After the subscription, which would miss the change otherwise.
  useEffect(() => observer.setOptions(complete), [observer, complete]);
  return observer.trackResult(result);
}
