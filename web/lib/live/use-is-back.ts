import { useEffect, useState } from 'react';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { watchConnection } from './connection.ts';

/** Whether the connection that an error says was lost has returned, and was not lost again since. */
export function useIsBack(error: string | null | undefined): boolean {
  const isLost = error?.endsWith(MESSAGES.network) ?? false;
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (!isLost) return;
    const stop = watchConnection(setBack);
    return () => {
      stop();
      setBack(false);
    };
  }, [isLost]);
  return isLost && isBack;
}
