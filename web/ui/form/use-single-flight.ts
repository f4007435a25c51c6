import { useRef, useState } from 'react';

/**
 * Runs an action one at a time: what comes while it runs (a second click, Enter-Enter) is dropped,
 * also before React has drawn the disabled button.
 */
export function useSingleFlight<Args extends unknown[]>(
  action: (...args: Args) => Promise<unknown>,
) {
  const running = useRef(false);
  const [pending, setPending] = useState(false);

  const run = async (...args: Args): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    try {
      await action(...args);
    } finally {
      running.current = false;
      setPending(false);
    }
  };

  return { run, pending };
}
