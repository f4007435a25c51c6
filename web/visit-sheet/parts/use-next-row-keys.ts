import { type FormEvent, type KeyboardEvent, type RefObject, useRef } from 'react';

/**
 * A new row has the focus, its number selected, so that its days can be typed. A doctor who types the next drug
 * without looking up means the field of the rows: the first letter goes there. A number that was begun may have a
 * word: `2 weeks`. Returns the handlers of the element around rows and field.
 */
export function useNextRowKeys(field: RefObject<HTMLInputElement | null>) {
  /** The number that was typed in since it has the focus. */
  const begun = useRef<EventTarget | null>(null);
  return {
    onFocus: (): void => {
      begun.current = null;
    },
    onInput: ({ target }: FormEvent): void => {
      begun.current = target;
    },
    onKeyDown: ({ target, key, altKey, ctrlKey, metaKey }: KeyboardEvent): void => {
      const isLetter = /^\p{L}$/u.test(key) && !altKey && !ctrlKey && !metaKey;
      if (!isLetter || !(target instanceof HTMLInputElement)) return;
      const isAsked = /^(?:perDay|days|quantity)$/.test(target.dataset.field ?? '');
      if (isAsked && begun.current !== target) field.current?.focus();
    },
  };
}
