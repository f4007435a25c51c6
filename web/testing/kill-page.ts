import { cleanup } from '@testing-library/react';
import { queryClient } from '#web/lib/api/query-client.ts';

/** Ends the page as a crash does: the storage has what it kept, under the name of a tab that is gone. */
export function killPage(tab = 'gone'): void {
  cleanup();
  queryClient.clear();
  for (const key of Object.keys(localStorage)) {
    const [name, its] = key.split('@');
    const stored = localStorage.getItem(key);
    if (its === undefined || stored === null) continue;
    localStorage.removeItem(key);
    localStorage.setItem(`${name}@${tab}`, stored);
  }
}
