import { UNSAFE_createBrowserHistory as createBrowserHistory, NavigationType } from 'react-router';

/** Decides about a navigation within the application: calls `go`, now or later, or never. */
type HistoryGuard = (go: () => void) => void;

let guard: HistoryGuard | null = null;

/** Installs a guard until the returned function is called; there is one page, so one guard. */
export function guardHistory(next: HistoryGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

function pass(go: () => void): void {
  if (guard) guard(go);
  else go();
}

/** The place of the current entry in the tab's history; null for an entry of a link within a page. */
export function historyIndex(): number | null {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof index === 'number' ? index : null;
}

/**
 * The browser's history with a guard for links, buttons, Back and Forward. The browser reports Back
 * and Forward only afterwards: the history reverts the step, asks the guard, and repeats it.
 */
export function createGuardedHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  const { push, replace, listen } = history;
  let at = historyIndex() ?? 0;
  let repeat: (() => void) | null = null;
  let isRepeating = false;

  return Object.assign(history, {
    push: (...to: Parameters<typeof push>) => pass(() => push(...to)),
    replace: (...to: Parameters<typeof replace>) => pass(() => replace(...to)),
    listen: (listener: Parameters<typeof listen>[0]) =>
      listen((update) => {
        const from = at;
        at = historyIndex() ?? from;
        // The router's own `delta` is wrong after an entry without an index.
        const delta = at - from;
        if (update.action !== NavigationType.Pop) listener(update);
        else if (repeat) {
          const again = repeat;
          repeat = null;
          pass(again);
        } else if (guard && delta !== 0 && !isRepeating) {
          repeat = () => {
            isRepeating = true;
            history.go(delta);
          };
          history.go(-delta);
        } else {
          isRepeating = false;
          listener(update);
        }
      }),
  });
}
