/** The address's query, and the typed texts in the history entry's state. */
export function shownAddress(): { query: string; typed: unknown } {
  const { usr }: { usr?: { typed?: unknown } } = window.history.state ?? {};
  return { query: window.location.search, typed: usr?.typed };
}
