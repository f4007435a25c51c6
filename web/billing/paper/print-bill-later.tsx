import { lazy } from 'react';

/** `PrintBill`, whose paper loads with the page that shows it. */
export const PrintBill = lazy(() =>
  import('./print-bill.tsx').then((module) => ({ default: module.PrintBill })),
);
