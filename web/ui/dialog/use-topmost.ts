import { useEffect, useState } from 'react';

/** The open dialogs, the topmost last. */
const open: symbol[] = [];

/**
 * Returns a check whether this dialog is the topmost open one. Every Mantine modal listens for Escape,
 * so one press would close the dialogs below as well, with what is typed in them.
 */
export function useTopmost(): () => boolean {
  const [me] = useState(() => Symbol('dialog'));
  useEffect(() => {
    open.push(me);
    // A task later: the press that closes this dialog still reaches the listener of the one below.
    return () => void setTimeout(() => open.splice(open.indexOf(me), 1));
  }, [me]);
  return () => open.at(-1) === me;
}
