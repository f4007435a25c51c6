import { lazyPart } from '#web/ui/layout/lazy-part.tsx';

/** The card of an order in a record, loaded after the record's texts. */
export const LazyLabCard = lazyPart(() =>
  import('./orders/lab-order-card.tsx').then((module) => module.LabOrderCard),
);
