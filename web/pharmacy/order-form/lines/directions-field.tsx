import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { USUAL_DIRECTIONS } from '#contract/medicines/directions.words.ts';
import { SuggestingText } from '#web/ui/combobox/suggesting-text.tsx';

const MOST = 8;

type DirectionsFieldProps = {
  'aria-label': string;
  'data-field': string;
  autoComplete: string;
  value: string;
  error: boolean;
  onChange: (event: { currentTarget: { value: string } }) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** The usual directions with the typed words that are not the directions themselves. */
function fitting(typed: string): readonly string[] {
  const words = typed.trim().toLowerCase();
  const found = USUAL_DIRECTIONS.filter((usual) => usual.toLowerCase().includes(words));
  return found.some((usual) => usual.toLowerCase() === words) ? [] : found.slice(0, MOST);
}

/**
 * Selects the text for Tab, as in a field of one line, so that typing replaces it. A press puts the cursor into the
 * text, and a window or a dialog that was left gives it back.
 */
function useSelectedByTab() {
  const isPressed = useRef(false);
  return {
    onMouseDown: (): void => {
      isPressed.current = true;
    },
    onFocusCapture: ({ currentTarget, relatedTarget }: FocusEvent<HTMLTextAreaElement>): void => {
      if (relatedTarget && !isPressed.current) currentTarget.select();
    },
    onBlurCapture: (): void => {
      isPressed.current = false;
    },
  };
}

/** The directions of a line in whole: the field grows, and a pasted line break becomes a space. */
export function DirectionsField({ onChange, ...field }: DirectionsFieldProps) {
  const selected = useSelectedByTab();
  const write = (text: string): void =>
    onChange({ currentTarget: { value: text.replace(/\s*\n\s*/g, ' ') } });
  return (
    <SuggestingText
      {...field}
      {...selected}
      className="order-directions"
      placeholder="1-0-1 after food"
      maxLength={500}
      onText={write}
      options={fitting(field.value)}
      textWith={(usual) => usual}
      listLabel="Usual directions"
      said="The arrow keys choose, Enter takes it."
    />
  );
}
