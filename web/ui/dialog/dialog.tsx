import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { focusMainIfLost } from '../focus-main.ts';
import { useTopmost } from './use-topmost.ts';

type DialogProps = Omit<ModalProps, 'opened' | 'returnFocus'>;

/**
 * Returns the focus to where it was before the first render, when the component is removed. A focus
 * that moved elsewhere meanwhile stays there.
 */
function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const isThere =
          before instanceof HTMLElement && before !== document.body && before.isConnected;
        if (isThere) before.focus({ preventScroll: true });
        else focusMainIfLost();
      });
    },
    [before],
  );
}

/**
 * A modal that is open while it is mounted. Mantine's own modal returns the focus only when it is
 * closed before it is removed.
 */
export function Dialog({ onClose, ...props }: DialogProps) {
  useFocusBack();
  const isTopmost = useTopmost();
  return (
    <Modal
      {...props}
      opened
      onClose={() => {
        if (isTopmost()) onClose();
      }}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    />
  );
}
