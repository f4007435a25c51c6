import { startTransition, useEffect, useState } from 'react';

/**
 * A module that loads after the page, such as rules with their tables; `missing` when it could not be loaded. `load`
 * stays the same function.
 *
 * The module arrives in a transition: what it renders yields to input.
 */
export function useLoaded<Module extends object>(
  load: () => Promise<Module>,
): Module | 'loading' | 'missing' {
  const [module, setModule] = useState<Module | 'loading' | 'missing'>('loading');
  useEffect(() => {
    let isGone = false;
    void load().then(
      (loaded) => isGone || startTransition(() => setModule(loaded)),
      () => isGone || setModule('missing'),
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return module;
}
