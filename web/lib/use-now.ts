import { startTransition, useEffect, useState } from 'react';

const UPDATED_MS = 30_000;

/** The current time, updated every minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => startTransition(() => setNow(Date.now())), UPDATED_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
