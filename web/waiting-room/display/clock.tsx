import { useEffect, useState } from 'react';
import { showTimeIn } from '#web/lib/clinic-time.ts';

const TICK_MS = 5_000;

/** The time in the clinic; it also shows that the screen is alive. */
export function Clock({ timeZone }: { timeZone: string }) {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return <time className="display-clock">{showTimeIn(now, timeZone)}</time>;
}
