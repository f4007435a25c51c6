/**
 * Follows the clinic's events until the returned function is called. The code is loaded on demand, so
 * that it does not delay the first page; until then, and if it cannot be loaded, screens poll.
 */
export function followEvents(): () => void {
  let isOver = false;
  let close = (): void => {};
  import('./live-events.ts').then(
    ({ startLiveEvents }) => {
      if (!isOver) close = startLiveEvents();
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    close();
  };
}
