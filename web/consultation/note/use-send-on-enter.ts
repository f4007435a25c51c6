import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasTouchKeyboard } from '#web/lib/device/touch-keyboard.ts';

type SendOnEnter = {
  text: string;
  onType: (text: string) => void;
  /** Resolves to false when nothing was sent. */
  onSend: () => Promise<boolean>;
  /** The previous message is still being sent. */
  isBusy: boolean;
  /** Allows sending the same text again: the first attempt failed, or an image was added. */
  mayRepeat: boolean;
};

/** Whether the key inserts text, also through an input method. */
function writes({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isText = key.length === 1 || key === 'Process' || key === 'Dead' || key === 'Unidentified';
  return isText && !ctrlKey && !metaKey && !altKey;
}

/** The hint below the field; a touch keyboard's Enter needs none. */
export function newLineHint(): string | undefined {
  return hasTouchKeyboard() ? undefined : 'Shift+Enter: new line';
}

/**
 * Enter sends and Shift+Enter inserts a line break; on a touch keyboard Enter inserts one. A text is sent once, however
 * often Enter is pressed. If Enter is pressed during an earlier request, the text is sent afterwards unless it has
 * changed. Typing after a sent text starts a new line.
 */
export function useSendOnEnter({ text, onType, onSend, isBusy, mayRepeat }: SendOnEnter) {
  const entered = useRef<string | null>(null);
  const beginsLine = useRef(false);
  const [isWaiting, setWaiting] = useState(false);

  const send = async (): Promise<void> => {
    const sent = text;
    entered.current = sent;
    if (!(await onSend()) && entered.current === sent) entered.current = null;
  };
  const sendAfterwards = useEffectEvent(() => {
    setWaiting(false);
    if (text === entered.current) void send();
  });
  useEffect(() => {
    if (isWaiting && !isBusy) sendAfterwards();
  }, [isWaiting, isBusy]);

  const enter = (): void => {
    if (text === entered.current && !mayRepeat) return;
    beginsLine.current = text.trim() !== '';
    if (isBusy) {
      entered.current = text;
      setWaiting(true);
    } else void send();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent, currentTarget } = event;
    const { selectionStart, selectionEnd } = currentTarget;
    const isPlain = !(shiftKey || ctrlKey || metaKey || altKey || nativeEvent.isComposing);
    if (key === 'Enter' && isPlain && !hasTouchKeyboard()) {
      event.preventDefault();
      enter();
      return;
    }
    const isAtEnd = selectionStart === selectionEnd && selectionEnd === text.length;
    if (beginsLine.current && writes(event) && isAtEnd && text === entered.current)
      onType(`${text}\n`);
    if (key !== 'Shift') beginsLine.current = false;
  };

  return { onKeyDown, send: () => void send() };
}
