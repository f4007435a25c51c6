import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';

/** A page whose code comes when it is first shown, or a little earlier by `preload`. */
export type LazyPage = {
  readonly Page: ComponentType;
  preload: () => void;
  /** After a failed load: the next try asks the server again. */
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
      // What has been preloaded is drawn at once, without a flash of the skeleton.
      const [Shown] = useState(() => loaded ?? onDemand);
      return <Shown />;
    },
    // Reading ahead fails silently; the click asks again.
    preload: () => {
      if (!loaded) fetchPage().catch(() => undefined);
    },
    reset,
  };
}
