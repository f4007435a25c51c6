import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** Parameters with typed text: a patient's name or phone number. */
const TYPED = ['search', 'find'] as const;
type Typed = Partial<Record<(typeof TYPED)[number], string>>;
type Params = URLSearchParams | Readonly<Record<string, string>>;

/** The typed texts of a history entry; its state may hold anything. */
function typedIn(state: unknown): Typed {
  if (typeof state !== 'object' || state === null || !('typed' in state)) return {};
  const { typed } = state;
  if (typeof typed !== 'object' || typed === null) return {};
  const texts = new Map<string, unknown>(Object.entries(typed));
  return Object.fromEntries(
    TYPED.flatMap((name) => {
      const text = texts.get(name);
      return typeof text === 'string' && text !== '' ? [[name, text]] : [];
    }),
  );
}

/**
 * The parameters of a page. Page, sort and filter are in the address. A search text is kept in the state of the history
 * entry, because browsers store and synchronise addresses: Back and reload find it, the browser's history does not show
 * it. A text in an old link is moved there at once.
 */
export function usePageParams() {
  const [address, setAddress] = useSearchParams();
  const { state }: { state: unknown } = useLocation();

  const params = useMemo(() => {
    const all = new URLSearchParams(address);
    for (const [name, text] of Object.entries(typedIn(state))) all.set(name, text);
    return all;
  }, [address, state]);

  const setParams = (
    change: Params | ((before: URLSearchParams) => Params),
    { replace = false }: { replace?: boolean } = {},
  ): void => {
    const wanted = typeof change === 'function' ? change(new URLSearchParams(params)) : change;
    const next = new URLSearchParams(wanted);
    const typed: Typed = {};
    for (const name of TYPED) {
      const text = next.get(name);
      if (text) typed[name] = text;
      next.delete(name);
    }
    const others = typeof state === 'object' && state !== null ? state : {};
    setAddress(next, { replace, state: { ...others, typed } });
  };

  const isTypedInAddress = TYPED.some((name) => address.has(name));
  useEffect(() => {
    if (isTypedInAddress) setParams((same) => same, { replace: true });
  });

  return [params, setParams] as const;
}
