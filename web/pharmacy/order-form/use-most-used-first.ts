import { useMemo } from 'react';
import { mayCall } from '#contract/kernel/endpoint.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { mostUsedFirst } from '#contract/pharmacy/drug-search.rules.ts';
import { listUsedDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

/** Counts change slowly; a list that is open keeps its order. */
const COUNTED_ONCE_MS = 15 * 60_000;

/** The clinic's drugs, those that the person prescribes most first; by name without the counts. */
export function useMostUsedFirst<D extends readonly Drug[] | undefined>(
  drugs: D,
): D | readonly Drug[] {
  const { role } = useCurrentUser();
  const { data } = useApi(
    listUsedDrugs,
    {},
    { enabled: mayCall(listUsedDrugs, role), staleTime: COUNTED_ONCE_MS },
  );
  return useMemo(() => (drugs && data ? mostUsedFirst(drugs, data) : drugs), [drugs, data]);
}
