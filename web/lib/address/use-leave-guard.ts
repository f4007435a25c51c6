import { useContext, useEffect, useEffectEvent } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { guardHistory } from './history-guard.ts';

function indexIn(state: unknown): number {
  const known = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof known === 'number' ? known : 0;
}

/**
 * Blocks leaving the page until `mayLeave` resolves to true: for links and buttons, Back and Forward, and (with the
 * browser's own dialog) closing the tab. The router's own blocker needs a data router, which this application does not
 * have.
 */
export function useLeaveGuard(isNeeded: boolean, mayLeave: () => Promise<boolean>): void {
  const { navigator } = useContext(NavigationContext);
  const ask = useEffectEvent(mayLeave);

  useEffect(() => {
    if (!isNeeded) return;
    const { push, replace } = navigator;
    let asking = false;

    const leave = async (go: () => void): Promise<void> => {
      if (asking) return;
      asking = true;
      const yes = await ask().finally(() => {
        asking = false;
      });
      if (yes) go();
    };
    navigator.push = (...to) => void leave(() => push(...to));
    navigator.replace = (...to) => void leave(() => replace(...to));

    const stopHistory = guardBackAndForward(leave);
    const onClose = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', onClose);
    return () => {
      navigator.push = push;
      navigator.replace = replace;
      stopHistory();
      window.removeEventListener('beforeunload', onClose);
    };
  }, [isNeeded, navigator]);
}

/** `popstate` fires after the move: the guard reverts it, asks, and repeats it. */
function guardBackAndForward(leave: (go: () => void) => Promise<void>): () => void {
  const here = indexIn(window.history.state);
  let takenBack: (() => void) | null = null;
  let mayPass = false;

  return guardHistory((event) => {
    if (mayPass) return;
    event.stopImmediatePropagation();
    if (takenBack) {
      takenBack();
      takenBack = null;
      return;
    }
    const steps = indexIn(event.state) - here;
    if (steps === 0) return;
    takenBack = () =>
      void leave(() => {
        mayPass = true;
        window.history.go(steps);
      });
    window.history.go(-steps);
  });
}
