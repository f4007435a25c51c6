import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';

/** A page whose code is loaded on first use, or earlier by `preload`. */
export type LazyPage<Props extends object = object> = {
  readonly Page: ComponentType<Props>;
  preload: () => void;
  /** After a failed load, the next attempt fetches the code again. */
  reset: () => void;
};

/** `lazyPage(() => import('…/staff-list.page.tsx').then((module) => module.StaffListPage))` */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  let onDemand: LazyExoticComponent<ComponentType<Props>>;

  const fetchPage = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const reset = (): void => {
    onDemand = lazy(fetchPage);
  };
  reset();

  return {
    Page: function Page(props: Props) {
      // A preloaded page is shown at once, without a flash of the skeleton.
      const [Shown] = useState(() => loaded ?? onDemand);
      return <Shown {...props} />;
    },
    // Preloading fails silently; opening the page loads it again.
    preload: () => {
      if (!loaded) fetchPage().catch(() => undefined);
    },
    reset,
  };
}
