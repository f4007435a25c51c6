import { lazyPart } from '#web/ui/layout/lazy-part.tsx';

/** Loaded after the page: the patient's own details come first. */
export const ConsentPart = lazyPart(() =>
  import('./late-consent.tsx').then((module) => module.ConsentPart),
);
