import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';

/** Loaded after the record, which must appear quickly. */
export const ConsentPart = lazyPart(
  () => import('./consent.tsx').then((module) => module.ConsentPart),
  () => <AlertBanner tone="error">The consents could not be loaded.</AlertBanner>,
);
