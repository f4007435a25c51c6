/**
 * Never resolves. Awaited after a successful action, it keeps the button pending until the next page replaces it, so
 * that a second press does not repeat the action. No code after it runs. In a test it is the reply that never comes.
 */
export function keepPending(): Promise<never> {
  return new Promise(() => undefined);
}
