import { useMemo } from 'react';
import { lazily } from '#contract/kernel/lazily.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import type { RowReading } from '#contract/visit-sheet/read-row.rules.ts';
import { whenIdle } from '#web/lib/device/when-idle.ts';
import { useLoaded } from '#web/lib/use-loaded.ts';

const loadRules = () => import('#contract/visit-sheet/read-row.rules.ts');

type RowReader = {
  /** Absent while loading, and when the rules could not be loaded. */
  readonly read: ((typed: string) => RowReading<Drug>) | undefined;
  readonly isLoading: boolean;
};

/**
 * Reads a row such as `pan 40 od 5d`. The rules with their tables load after the page; without them, a drug is found
 * by its name, and its dose typed into the row.
 */
export function useRowReader(drugs: readonly Drug[] | undefined): RowReader {
  const rules = useLoaded(loadRules);
  const read = useMemo(() => {
    if (typeof rules === 'string' || !drugs) return undefined;
    // A phone takes 70 ms to prepare a clinic's drugs, which no other part of the page waits for.
    const index = lazily(() => rules.indexRowDrugs(drugs));
    void whenIdle().then(index);
    return (typed: string) => rules.readRow(typed, index());
  }, [rules, drugs]);
  return { read, isLoading: !drugs || rules === 'loading' };
}
