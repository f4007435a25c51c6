import { useEffect } from 'react';
import type { DisplayBoard } from '#contract/waiting-room/display.ts';
import { followBoard, getBoard } from '#contract/waiting-room/waiting-room.endpoints.ts';
import { openCall } from '#web/lib/api/api-client.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { openEventStream } from '#web/lib/live/event-connection.ts';

type Board = {
  readonly board: DisplayBoard | undefined;
  /** The address is unknown or revoked. */
  readonly isUnknown: boolean;
  /** The newest request failed, so the board may be old. */
  readonly isStale: boolean;
  /** The time at which the board was read, in milliseconds. */
  readonly readAt: number;
};

/**
 * The board of a display: fetched at each event of its stream, and every 10 s besides, so that it
 * recovers by itself after hours without a network. An old board stays on the screen.
 */
export function useBoard(code: string): Board {
  const { data, error, refetch, dataUpdatedAt } = useApi(
    getBoard,
    { params: { code } },
    { live: true },
  );
  useEffect(
    () =>
      openEventStream({
        open: (signal) =>
          openCall(
            followBoard,
            { params: { code } },
            { signal, headers: { Accept: 'text/event-stream' } },
          ),
        isAlwaysOpen: true,
        onStatus: () => {},
        onEvent: () => void refetch(),
      }),
    [code, refetch],
  );
  const isUnknown = error?.status === 404 || error?.status === 400;
  return {
    board: isUnknown ? undefined : data,
    isUnknown,
    isStale: error !== null && !isUnknown,
    readAt: dataUpdatedAt,
  };
}
