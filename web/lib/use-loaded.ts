import { useEffect, useState } from 'react';

/**
 * A module that loads after the page, such as rules with their tables; `missing` when it could not be loaded. `load`
 * stays the same function.
 */
export function useLoaded<Module extends object>(
  load: () => Promise<Module>,
): Module | 'loading' | 'missing' {
  const [module, setModule] = useState<Module | 'loading' | 'missing'>('loading');
  useEffect(() => {
    let isGone = false;
    void load().then(
      (loaded) => isGone || setModule(loaded),
      () => isGone || setModule('missing'),
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return module;
}
