import { useEffect, useMemo, useState } from 'react';
import type { Drug } from '#contract/pharmacy/drug.ts';
import type { RowReading } from '#contract/visit-sheet/read-row.rules.ts';

type Rules = typeof import('#contract/visit-sheet/read-row.rules.ts');

type RowReader = {
  /** Absent while loading, and when the rules could not be loaded. */
  readonly read: ((typed: string) => RowReading<Drug>) | undefined;
  readonly isLoading: boolean;
};

/** Reads a row such as `pan 40 od 5d`. The rules with their tables load after the page. */
export function useRowReader(drugs: readonly Drug[] | undefined): RowReader {
  const [rules, setRules] = useState<Rules | 'loading' | 'missing'>('loading');
  useEffect(() => {
    let isGone = false;
    void import('#contract/visit-sheet/read-row.rules.ts').then(
      (loaded) => isGone || setRules(loaded),
      // Without them, a drug is found by its name, and its dose typed into the row.
      () => isGone || setRules('missing'),
    );
    return () => {
      isGone = true;
    };
  }, []);
  const read = useMemo(() => {
    if (typeof rules === 'string' || !drugs) return undefined;
    const index = rules.indexRowDrugs(drugs);
    return (typed: string) => rules.readRow(typed, index);
  }, [rules, drugs]);
  return { read, isLoading: !drugs || rules === 'loading' };
}
