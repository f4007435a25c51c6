import type { Favourite } from '#contract/visit-sheet/favourites/favourite.ts';

type Named = { readonly name: string; readonly currentName: string | null };

/** Says that a saved drug or test was renamed or deleted since; null when it was not. */
export function whatBecame({ name, currentName }: Named, place: string): string | null {
  if (currentName === null) return `${name} is no longer in the ${place}.`;
  return currentName === name ? null : `${name} is now called ${currentName}.`;
}

/** The drugs and tests of a favourite that were deleted or renamed since, in words. */
export function oldNames({ drugs, tests }: Favourite): string[] {
  return [
    ...drugs.map((drug) => whatBecame(drug, 'pharmacy')),
    ...tests.map((test) => whatBecame(test, 'laboratory')),
  ].filter((said) => said !== null);
}
