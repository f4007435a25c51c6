/** Takes a step through the history before the router hears of it. */
type HistoryGuard = (event: PopStateEvent) => void;

let guard: HistoryGuard | null = null;

// The browser calls the listeners of `popstate` in the order they came, capturing or not: this one
// is there before the router's, because the application imports it before it draws one.
window.addEventListener('popstate', (event) => guard?.(event));

/** Puts a guard at the door until the returned function is called; there is one page, so one guard. */
export function guardHistory(next: HistoryGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
