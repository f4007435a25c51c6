import { useEffect } from 'react';
import { getLock } from '#contract/auth/lock.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { setLocked } from '#web/lib/session/session.ts';

/** The time of the last activity in any tab of this browser. */
const USED_KEY = 'openopd.usedAt';
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const;
const NOTED_EVERY_MS = 5_000;
/** The server locks a minute after its own idle limit, so activity without calls is reported to it. */
const TOLD_EVERY_MS = 45_000;
const CHECKED_EVERY_MS = 5_000;

function usedAt(): number {
  return Number(localStorage.getItem(USED_KEY) ?? 0);
}

/** Locks the screen after this many minutes without activity in any tab. */
export function useIdleLock(minutes: number | undefined): void {
  useEffect(() => {
    if (minutes === undefined) return;
    let notedAt = 0;
    let toldAt = Date.now();
    const onSign = (): void => {
      const now = Date.now();
      if (now - notedAt < NOTED_EVERY_MS) return;
      notedAt = now;
      localStorage.setItem(USED_KEY, String(now));
      if (now - toldAt < TOLD_EVERY_MS) return;
      toldAt = now;
      callApi(getLock, {}).catch(() => undefined);
    };
    onSign();
    // Also runs right after a computer wakes up, when timers are late.
    const check = (): void => {
      if (Date.now() - usedAt() >= minutes * 60_000) setLocked(true);
    };
    const timer = setInterval(check, CHECKED_EVERY_MS);
    for (const sign of SIGNS)
      window.addEventListener(sign, onSign, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true });
    };
  }, [minutes]);
}
