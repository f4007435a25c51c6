import { useEffect, useMemo, useState } from 'react';
import type { Drug } from '#contract/pharmacy/drug.ts';
import type { RowReading } from '#contract/visit-sheet/read-row.rules.ts';

type Rules = typeof import('#contract/visit-sheet/read-row.rules.ts');

/**
 * Reads a row such as `pan 40 od 5d`. The rules with their tables load after the page; undefined
 * until then.
 */
export function useRowReader(
  drugs: readonly Drug[] | undefined,
): ((typed: string) => RowReading<Drug>) | undefined {
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    let isGone = false;
    void import('#contract/visit-sheet/read-row.rules.ts').then(
      (loaded) => isGone || setRules(loaded),
      // Without them, a drug is found by its name, and its dose typed into the row.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return useMemo(() => {
    if (!rules || !drugs) return undefined;
    const index = rules.indexRowDrugs(drugs);
    return (typed: string) => rules.readRow(typed, index);
  }, [rules, drugs]);
}
