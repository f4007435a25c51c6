import { useCallback, useRef, useState } from 'react';

/** The busy rows of a list: one action at a time per row. */
export function useBusy() {
  const busy = useRef(new Set<string>());
  const [shown, setShown] = useState<ReadonlySet<string>>(busy.current);

  const hold = (id: string, isBusy: boolean): void => {
    if (isBusy) busy.current.add(id);
    else busy.current.delete(id);
    setShown(new Set(busy.current));
  };

  return {
    /** Changes only with the busy rows, so that memoized rows stay. */
    isBusy: useCallback((id: string) => shown.has(id), [shown]),
    /** Runs an action unless one is pending for this row. */
    run(id: string, work: () => Promise<unknown>): void {
      if (busy.current.has(id)) return;
      hold(id, true);
      void work().finally(() => hold(id, false));
    },
  };
}
