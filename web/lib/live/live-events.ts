import type { Query } from '@tanstack/react-query';
import { ClinicEvent } from '#contract/events/events.endpoints.ts';
import type { EventTopic } from '#contract/kernel/topics.ts';
import { invalidateTopics } from '../api/endpoint-queries.ts';
import { queryClient } from '../api/query-client.ts';
import { openEventStream } from './event-connection.ts';
import { setLiveStatus } from './live-status.ts';

/** One visit often writes several rows; their events are batched into one refetch. */
const GATHER_MS = 100;

/**
 * Keeps the screen up to date until the returned function is called: each event refetches what it names, a reconnect
 * refetches everything. One stream per tab.
 */
export function startLiveEvents(): () => void {
  const topics = new Set<EventTopic>();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;

  const refetch = (): void => {
    gathering = undefined;
    void invalidateTopics(...topics);
    topics.clear();
  };

  const close = openEventStream({
    onStatus: setLiveStatus,
    onEvent: ({ event, data }) => {
      if (event === 'ready') {
        // The first connection refetches only failed queries: those of a page opened offline.
        const isFailed = ({ state }: Query): boolean => state.status === 'error';
        void queryClient.invalidateQueries(isFirst ? { predicate: isFailed } : {});
        isFirst = false;
      }
      if (event === 'changed') {
        const change = readChange(data);
        if (!change) return;
        topics.add(change.topic);
        gathering ??= setTimeout(() => void refetch(), GATHER_MS);
      }
    },
  });

  return () => {
    clearTimeout(gathering);
    close();
  };
}

function readChange(data: string): ClinicEvent | undefined {
  try {
    return ClinicEvent.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
