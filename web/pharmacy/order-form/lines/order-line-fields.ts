import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { OrderLineDraft } from '../draft/order-draft.ts';
import { directionsInPerDay, type LineChange } from '../draft/order-line.ts';
import { lineErrors } from '../draft/order-problems.ts';

type LineFields = {
  change: (line: OrderLineDraft, changes: LineChange) => void;
  /** Called on Enter at the end of a line. */
  onNext: (() => void) | undefined;
};

/** Enter moves from per day to days, then to the next drug. */
const NEXT_FIELD: Partial<Record<keyof LineChange, keyof LineChange>> = { perDay: 'days' };

/** The keys that save, print or complete from within a field, which keeps the focus. */
const isSaving = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  /^F\d+$/.test(key) || ((ctrlKey || metaKey) && /^(?:enter|p|s)$/i.test(key));

/** The properties of the inputs of an order's lines. */
export function lineFields({ change, onNext }: LineFields) {
  const takeDirections = (line: OrderLineDraft): void => {
    const said = directionsInPerDay(line);
    if (said) change(line, said);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, name: keyof LineChange): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) {
      return;
    }
    event.preventDefault();
    const row = event.currentTarget.closest('tr');
    const next = NEXT_FIELD[name];
    const following = next && row?.querySelector<HTMLInputElement>(`[data-field="${next}"]`);
    if (following) following.focus();
    else onNext?.();
  };

  const text = (line: OrderLineDraft, name: keyof LineChange, label: string) => ({
    'aria-label': `${label} of ${line.name}`,
    'data-field': name,
    autoComplete: 'off',
    value: line[name],
    error: lineErrors(line)[name] !== undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      change(line, { [name]: event.currentTarget.value }),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, name),
  });

  const number = (line: OrderLineDraft, name: keyof LineChange, label: string) => ({
    className: 'order-number',
    inputMode: 'numeric' as const,
    ...text(line, name, label),
    // Selects the text, so that typing replaces it.
    onFocus: (event: { currentTarget: HTMLInputElement }) => event.currentTarget.select(),
    ...(name === 'perDay' && {
      onBlur: () => takeDirections(line),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        // At once: the shortcut sends the lines as they are now.
        if (isSaving(event)) flushSync(() => takeDirections(line));
        onKeyDown(event, name);
      },
    }),
  });

  const setQuantity = (line: OrderLineDraft, quantity: string): void => change(line, { quantity });

  return { text, number, setQuantity };
}
