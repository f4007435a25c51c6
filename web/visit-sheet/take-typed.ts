import { flushSync } from 'react-dom';

/**
 * Takes what is typed in a search field of the sheet, as Enter does, before the focus leaves it.
 * Returns the text that fits nothing and stays in the field, or null.
 */
export function takeTyped(sheet: HTMLElement | null): string | null {
  const field = document.activeElement;
  const isSearch = field instanceof HTMLInputElement && field.getAttribute('role') === 'combobox';
  if (!isSearch || !sheet?.contains(field) || field.value.trim() === '') return null;
  // At once: the row that it adds must not take the focus later.
  flushSync(() => {
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );
  });
  return field.value.trim() || null;
}
