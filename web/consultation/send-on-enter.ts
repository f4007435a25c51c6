import type { KeyboardEvent } from 'react';

/** Enter sends, Shift+Enter begins a line; what an input method composes is not sent half done. */
export function sendOnEnter(
  event: KeyboardEvent<HTMLTextAreaElement>,
  onSend: (() => void) | undefined,
): void {
  const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
  const isPlain = !(shiftKey || ctrlKey || metaKey || altKey || nativeEvent.isComposing);
  if (key !== 'Enter' || !isPlain || !onSend) return;
  event.preventDefault();
  onSend();
}
