import { useEffect, useEffectEvent } from 'react';
import { guardHistory } from './guarded-history.ts';

/**
 * Blocks leaving the page until `mayLeave` resolves to true: for links and buttons, Back and Forward, and (with the
 * browser's own dialog) closing the tab.
 */
export function useLeaveGuard(isNeeded: boolean, mayLeave: () => Promise<boolean>): void {
  const ask = useEffectEvent(mayLeave);

  useEffect(() => {
    if (!isNeeded) return;
    let isAsking = false;

    const leave = async (go: () => void): Promise<void> => {
      if (isAsking) return;
      isAsking = true;
      const yes = await ask().finally(() => {
        isAsking = false;
      });
      if (yes) go();
    };
    const stopGuard = guardHistory((go) => void leave(go));
    const onClose = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', onClose);
    return () => {
      stopGuard();
      window.removeEventListener('beforeunload', onClose);
    };
  }, [isNeeded]);
}
