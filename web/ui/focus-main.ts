/** Gives the page the focus when the element that had it left, as a pressed button whose act is done. */
export function focusMainIfLost(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
}
