import { lazyPart } from '#web/ui/layout/lazy-part.tsx';

/** The actions of an order in a record, loaded after what the record says. */
export const LazyOrderActions = lazyPart(() =>
  import('./pharmacy-order-actions.tsx').then((module) => module.PharmacyOrderActions),
);
