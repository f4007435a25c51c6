import { CurrentUser } from '#contract/auth/auth.ts';

/** The stored person, or undefined when it does not match this version's schema. */
export function parseStoredUser(stored: string): CurrentUser | undefined {
  try {
    return CurrentUser.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}
