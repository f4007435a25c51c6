import type { KeyboardEvent } from 'react';
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

/** The directions of a line in whole: the field grows, and a pasted line break becomes a space. */
export function DirectionsField({ onChange, ...field }: DirectionsFieldProps) {
  const write = (text: string): void =>
    onChange({ currentTarget: { value: text.replace(/\s*\n\s*/g, ' ') } });
  return (
    <SuggestingText
      {...field}
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
