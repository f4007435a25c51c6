import { CurrentUser } from '#contract/auth/auth.ts';

/** The stored person, or undefined when it is not one (of this version). */
export function parseStoredUser(stored: string): CurrentUser | undefined {
  try {
    return CurrentUser.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}
