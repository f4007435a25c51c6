import { useRef, useState } from 'react';

/** Which rows of a list something is being done with: one thing at a time with each. */
export function useBusy() {
  const busy = useRef(new Set<string>());
  const [shown, setShown] = useState<ReadonlySet<string>>(busy.current);

  const hold = (id: string, isBusy: boolean): void => {
    if (isBusy) busy.current.add(id);
    else busy.current.delete(id);
    setShown(new Set(busy.current));
  };

  return {
    isBusy: (id: string) => shown.has(id),
    /** Does the work, unless something is being done with this row already. */
    run(id: string, work: () => Promise<unknown>): void {
      if (busy.current.has(id)) return;
      hold(id, true);
      void work().finally(() => hold(id, false));
    },
  };
}
