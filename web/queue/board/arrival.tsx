import { startTransition, useEffect, useState } from 'react';
import type { Visit } from '#contract/queue/visit.ts';
import { dayOf, showDateTime, showTime } from '#web/lib/clinic-time.ts';

const MINUTE_MS = 60_000;

/** The current time, updated every minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => startTransition(() => setNow(Date.now())), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** `12 min`, `1 h 5 min`; clamped to 0 when the device's clock is behind the server's. */
export function waitedFor(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}

/** A wait that the desk should notice. */
const LONG_MINUTES = 30;

function isLong(since: string, now: number): boolean {
  return now - Date.parse(since) >= LONG_MINUTES * MINUTE_MS;
}

/** When a patient arrived, and how long they have waited; an older visit with its date. */
export function Arrival({ visit, now }: { visit: Visit; now: number }) {
  const { created_at, status } = visit;
  if (dayOf(created_at) !== dayOf(now)) {
    return <span className="ui-tabular">{showDateTime(created_at)}</span>;
  }
  return (
    <span className="ui-tabular ui-one-line">
      {showTime(created_at)}
      {status === 'waiting' && (
        <>
          {' · '}
          <span className="ui-wait" data-long={isLong(created_at, now) || undefined}>
            {waitedFor(created_at, now)}
          </span>
        </>
      )}
    </span>
  );
}
