import type { Drug } from '#contract/pharmacy/drug.ts';

/** Whether the term occurs in a drug's name, description or supplier. */
export function fitsSearch({ name, description, supplier }: Drug, search: string): boolean {
  const term = search.trim().toLowerCase();
  return [name, description, supplier].some((text) => text?.toLowerCase().includes(term));
}
