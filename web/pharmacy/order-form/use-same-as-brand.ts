import { useMemo } from 'react';
import type { SameAsBrand } from '#contract/ai/matching/same-as-brand.rules.ts';
import { lazily } from '#contract/kernel/lazily.ts';
import type { TakenBy } from '#contract/medicines/usual-form.rules.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { useLoaded } from '#web/lib/use-loaded.ts';

type SameOf = (typed: string, by: TakenBy) => readonly SameAsBrand<Drug>[];

const loadRules = () => import('#contract/ai/matching/same-as-brand.rules.ts');

/**
 * Finds the drugs with the composition of a typed brand. The rules with their tables load after the page; until then,
 * and without them, a drug is found by its own name.
 */
export function useSameAsBrand(drugs: readonly Drug[]): SameOf {
  const rules = useLoaded(loadRules);
  return useMemo((): SameOf => {
    if (typeof rules === 'string') return () => [];
    const index = lazily(() => rules.indexDrugs(drugs));
    return (typed, by) => rules.sameAsBrand(index, typed, by);
  }, [rules, drugs]);
}
