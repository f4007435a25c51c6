import { useRef, useState } from 'react';

/**
 * Runs an action one at a time. Calls during a run (a second click, Enter twice) are dropped, even before React has
 * rendered the disabled button.
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
