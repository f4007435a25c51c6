import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';

/** A page whose code is loaded on first use, or earlier by `preload`. */
export type LazyPage = {
  readonly Page: ComponentType;
  preload: () => void;
  /** After a failed load, the next attempt fetches the code again. */
  reset: () => void;
};

/** `lazyPage(() => import('…/staff-list.page.tsx').then((module) => module.StaffListPage))` */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  let onDemand: LazyExoticComponent<ComponentType>;

  const fetchPage = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const reset = (): void => {
    onDemand = lazy(fetchPage);
  };
  reset();

  return {
    Page: function Page() {
      // A preloaded page is shown at once, without a flash of the skeleton.
      const [Shown] = useState(() => loaded ?? onDemand);
      return <Shown />;
    },
    // Preloading fails silently; opening the page loads it again.
    preload: () => {
      if (!loaded) fetchPage().catch(() => undefined);
    },
    reset,
  };
}
