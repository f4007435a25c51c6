import type { Visit } from '#contract/queue/visit.ts';
import { dayOf, showDateTime, showTime } from '#web/lib/clinic-time.ts';

const MINUTE_MS = 60_000;

/** `12 min`, `1 h 5 min`; clamped to 0 when the device's clock is behind the server's. */
export function waitedFor(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}

/** A wait that reception should notice. */
const LONG_MINUTES = 30;

function isLong(since: string, now: number): boolean {
  return now - Date.parse(since) >= LONG_MINUTES * MINUTE_MS;
}

type ArrivalProps = {
  visit: Visit;
  now: number;
  /** The wait of a waiting visit, without the time of day. */
  waitOnly?: boolean;
};

/**
 * When a patient arrived, how long they have waited, and the time they booked; an older visit with
 * its date.
 */
export function Arrival({ visit, now, waitOnly = false }: ArrivalProps) {
  const { created_at, status, bookedFor } = visit;
  if (dayOf(created_at) !== dayOf(now)) {
    return <span className="ui-tabular">{showDateTime(created_at)}</span>;
  }
  const isWaiting = status === 'waiting';
  return (
    <span className="ui-cell">
      <span className="ui-tabular ui-one-line">
        {!(isWaiting && waitOnly) && showTime(created_at)}
        {isWaiting && (
          <>
            {!waitOnly && ' · '}
            <span className="ui-wait" data-long={isLong(created_at, now) || undefined}>
              {waitedFor(created_at, now)}
            </span>
          </>
        )}
      </span>
      {bookedFor && <span className="ui-tabular ui-one-line">Booked {showTime(bookedFor)}</span>}
    </span>
  );
}
