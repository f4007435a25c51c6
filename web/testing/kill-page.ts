import { cleanup } from '@testing-library/react';
import { queryClient } from '#web/lib/api/query-client.ts';
import { TAB } from '#web/lib/session/live-tabs.ts';

/** Ends the page as a crash does: the storage has what it kept, under the name of a tab that is gone. */
export function killPage(tab = 'gone'): void {
  const kept = Object.entries(localStorage);
  cleanup();
  queryClient.clear();
  // What the page does on being left, a crash does not.
  localStorage.clear();
  for (const [key, stored] of kept) {
    localStorage.setItem(key.replace(`@${TAB}`, `@${tab}`), stored);
  }
}
