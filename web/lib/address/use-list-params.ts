import { useMemo } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { useIsHere } from './use-is-here.ts';
import { usePageParams } from './use-page-params.ts';

type ListEndpoint = Endpoint & { readonly query: z.ZodObject };
type ListParams<E extends ListEndpoint> = z.output<E['query']>;

/** Parses the address with the endpoint's own schema; an invalid value counts as absent. */
export function parseListParams<E extends ListEndpoint>(
  endpoint: E,
  search: URLSearchParams,
): ListParams<E> {
  const typed = Object.fromEntries(search);
  const first = endpoint.query.safeParse(typed);
  for (const issue of first.error?.issues ?? []) delete typed[String(issue.path[0])];
  // The value was just parsed, so it has the schema's output type.
  return (first.data ?? endpoint.query.parse(typed)) as ListParams<E>;
}

/** The address with some parameters changed; defaults are left out, and a changed list restarts at page 1. */
export function changeListParams(
  endpoint: ListEndpoint,
  search: URLSearchParams,
  changes: Readonly<Record<string, unknown>>,
): URLSearchParams {
  const defaults = endpoint.query.parse({});
  const next = new URLSearchParams(search);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    const isDefault = value === undefined || value === '' || value === defaults[name];
    if (isDefault) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/**
 * The state of a list: page, sort and filter in the address, the search beside it (`usePageParams`): `const [params,
 * setParams] = useListParams(listPatients)`, then `useApi(listPatients, { query: params })`. Typing replaces the
 * history entry; other changes push one.
 */
export function useListParams<E extends ListEndpoint>(endpoint: E) {
  const [search, setSearch] = usePageParams();
  const params = useMemo(() => parseListParams(endpoint, search), [endpoint, search]);

  const isHere = useIsHere();

  const setParams = (changes: Partial<ListParams<E>>): void => {
    if (!isHere()) return;
    setSearch((before) => changeListParams(endpoint, before, changes), {
      replace: 'search' in changes,
    });
  };

  return [params, setParams] as const;
}
