/** A second press within this time is the same press: the screen has just changed below it. */
const SAME_PRESS_MS = 1_000;

let last: { readonly visitId: string; readonly at: number } | undefined;

/** Any other key is work on the visit, after which the same key is meant. */
function forgetAtWork({ key, repeat }: KeyboardEvent): void {
  if (key === 'F9' || repeat) return;
  last = undefined;
  window.removeEventListener('keydown', forgetAtWork, true);
}

/** Notes that a visit was started or called by this person now. */
export function noteCalled(visitId: string): void {
  last = { visitId, at: performance.now() };
  window.addEventListener('keydown', forgetAtWork, true);
}

/** Whether a visit was started or called a moment ago, so that the same key must not complete it. */
export const isJustCalled = (visitId: string): boolean =>
  last?.visitId === visitId && performance.now() - last.at < SAME_PRESS_MS;
