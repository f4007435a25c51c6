import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasTouchKeyboard } from '#web/lib/device/touch-keyboard.ts';

type SendOnEnter = {
  text: string;
  onType: (text: string) => void;
  /** Answers false when nothing was sent. */
  onSend: () => Promise<boolean>;
  /** What was sent before is still on its way. */
  isBusy: boolean;
  /** The same text may be sent again: the first one failed, or an image came with it. */
  mayRepeat: boolean;
};

/** A key that writes something, with an input method too. */
function writes({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isText = key.length === 1 || key === 'Process' || key === 'Dead' || key === 'Unidentified';
  return isText && !ctrlKey && !metaKey && !altKey;
}

/** As the field's hint says it; a touch keyboard's Enter needs no explanation. */
export function newLineHint(): string | undefined {
  return hasTouchKeyboard() ? undefined : 'Shift+Enter: new line';
}

/**
 * Enter sends, Shift+Enter begins a line; on a touch keyboard Enter begins one. A text is sent once,
 * however often Enter is pressed; pressed while an earlier one is answered, it is sent afterwards unless
 * it has changed. What is written behind a sent text begins a line.
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
