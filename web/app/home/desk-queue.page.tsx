import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { prefetch } from '#web/lib/api/use-api.ts';
import { QueueBoardPage } from '#web/queue/board/queue-board.page.tsx';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import './desk-queue.css';

/** The line of the list while it is loading, so that the queue below keeps its place. */
function Place() {
  return <div className="desk-booked-place" />;
}

/** Loaded after the queue, whose bundle is at its limit; without it the appointments have their own page. */
const ExpectedToday = lazyPart(
  () => import('#web/appointments/list/expected-today.tsx').then((module) => module.ExpectedToday),
  () => null,
  Place,
);

/** The day's queue, and beside it who is booked and not here yet. */
export function DeskQueuePage() {
  return (
    <QueueBoardPage
      first={
        <div className="desk-booked">
          <ExpectedToday place={<Place />} />
        </div>
      }
    />
  );
}

/** Requests the queue before the page is rendered, which takes a slow phone a second. */
export const readAhead = (): void => prefetch(listQueue, {});
