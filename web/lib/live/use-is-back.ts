import { useEffect, useState } from 'react';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { watchReturns } from './returns.ts';

/** Whether the connection that an error says was lost has returned. */
export function useIsBack(error: string | null | undefined): boolean {
  const isLost = error?.endsWith(MESSAGES.network) ?? false;
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (!isLost) return;
    const stop = watchReturns(() => setBack(true));
    return () => {
      stop();
      setBack(false);
    };
  }, [isLost]);
  return isLost && isBack;
}
