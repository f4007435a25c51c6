/** What the register page hands over to the sign-in page. */
export function registeredNotice(email: string) {
  return { registered: email };
}

/** The email that was just registered, or null. The history's state may be anybody's. */
export function registeredEmail(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('registered' in state)) return null;
  return typeof state.registered === 'string' ? state.registered : null;
}
