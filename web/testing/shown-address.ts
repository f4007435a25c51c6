/** The query of the address, and the typed texts that the history entry keeps beside it. */
export function shownAddress(): { query: string; typed: unknown } {
  const { usr }: { usr?: { typed?: unknown } } = window.history.state ?? {};
  return { query: window.location.search, typed: usr?.typed };
}
