/** Whether this is a phone or tablet: its keyboard has no Shift+Enter, so Enter inserts a line break. */
export function hasTouchKeyboard(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
