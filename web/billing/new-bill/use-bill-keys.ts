import type { RefObject } from 'react';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';

/**
 * The keys of a new bill. The page opens without a focused field, because a second Enter would take the money: `M` saves
 * the way past items and discount to the payment mode, or to the settlement where nothing is paid now.
 */
export function useBillKeys(form: RefObject<HTMLFormElement | null>): void {
  useShortcut('mod+enter', {
    description: 'Make the bill',
    onPress: () => form.current?.requestSubmit(),
  });
  useShortcut('m', {
    description: 'Choose how the bill is paid',
    onPress: () => {
      const chosen = form.current?.querySelectorAll<HTMLElement>('[type=radio]:checked');
      [...(chosen ?? [])].at(-1)?.focus();
    },
  });
}
