import { lazyPart } from '#web/ui/layout/lazy-part.tsx';

/** `PrintBill`, whose paper loads with the page that shows it. */
export const PrintBill = lazyPart(() =>
  import('./print-bill.tsx').then((module) => module.PrintBill),
);
