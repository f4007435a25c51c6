/** Handles a history step before the router does. */
type HistoryGuard = (event: PopStateEvent) => void;

let guard: HistoryGuard | null = null;

// The browser calls `popstate` listeners in order of registration, capturing or not. This one precedes the router's,
// because the application imports this module before it renders a router.
window.addEventListener('popstate', (event) => guard?.(event));

/** Installs a guard until the returned function is called; there is one page, so one guard. */
export function guardHistory(next: HistoryGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
