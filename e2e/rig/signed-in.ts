import type { Person } from './clinic.ts';

/**
 * A script that signs a browser in before its first page, and only then. Playwright's own storage
 * state opens an extra page, which costs half a second per test.
 */
export function signedIn(url: string, { token, user }: Pick<Person, 'token' | 'user'>): string {
  const stored = { authToken: token, currentUser: JSON.stringify(user) };
  return `if (location.origin === ${JSON.stringify(url)} && !sessionStorage.getItem('e2e')) {
    sessionStorage.setItem('e2e', 'signed in');
    Object.assign(localStorage, ${JSON.stringify(stored)});
  }`;
}
