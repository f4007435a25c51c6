import type { Drug } from '#contract/pharmacy/drug.ts';

/** Whether the term occurs in a drug's name, generic name, description or supplier. */
export function fitsSearch(drug: Drug, search: string): boolean {
  const { name, generic_name, description, supplier } = drug;
  const term = search.trim().toLowerCase();
  return [name, generic_name, description, supplier].some((text) =>
    text?.toLowerCase().includes(term),
  );
}
