import type { Query } from '@tanstack/react-query';
import { ClinicEvent, MISSED_MOST_MS } from '#contract/events/events.endpoints.ts';
import type { EventTopic } from '#contract/kernel/topics.ts';
import { invalidateTopics } from '../api/endpoint-queries.ts';
import { queryClient } from '../api/query-client.ts';
import { outdateEarly } from '../api/replies/early-calls.ts';
import { openEventStream } from './event-connection.ts';
import { setLiveStatus } from './live-status.ts';

/** One visit often writes several rows; their events are batched into one refetch. */
const GATHER_MS = 100;

/** A page's data and its first connection arrive together, unless the network fails in between. */
const TOGETHER_MS = 2_000;

/** At the first connection: a failed query, and one whose data is so old that its changes were not told. */
function isMissingEvents({ state }: Query): boolean {
  const { status, dataUpdatedAt } = state;
  return status === 'error' || (status === 'success' && dataUpdatedAt < Date.now() - TOGETHER_MS);
}

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
    // The changes since such data was read: its age, and that of an early reply (EARLY_MS).
    missedMs: () => (isFirst ? MISSED_MOST_MS : undefined),
    onStatus: setLiveStatus,
    onEvent: ({ event, data }) => {
      if (event === 'ready') {
        void queryClient.invalidateQueries(isFirst ? { predicate: isMissingEvents } : {});
        isFirst = false;
      }
      if (event === 'changed') {
        const change = readChange(data);
        if (!change) return;
        outdateEarly();
        topics.add(change.topic);
        gathering ??= setTimeout(() => void refetch(), GATHER_MS);
      }
    },
  });

  return () => {
    clearTimeout(gathering);
    close();
    // The next person in this tab may have no stream, and polls.
    setLiveStatus('reconnecting');
  };
}

function readChange(data: string): ClinicEvent | undefined {
  try {
    return ClinicEvent.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
