/** A phone or tablet: its keyboard has no Shift+Enter, so that Enter begins a line. */
export function hasTouchKeyboard(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
