/** The state that the register page passes to the sign-in page. */
export function registeredNotice(email: string) {
  return { registered: email };
}

/** The email just registered, or null. The history state may hold anything. */
export function registeredEmail(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('registered' in state)) return null;
  return typeof state.registered === 'string' ? state.registered : null;
}
