/**
 * Never resolves: keeps an action pending after it succeeded, until the page that comes next replaces the
 * one it runs on, so that a second press does not run it again. Nothing after it is run.
 */
export function keepPending(): Promise<void> {
  return new Promise(() => undefined);
}
