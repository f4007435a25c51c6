import { latePart } from '#web/ui/layout/overlay-part.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';

/** Loaded after the record, which must appear quickly. */
export const ConsentPart = latePart(
  () => import('./consent.tsx').then((module) => module.ConsentPart),
  () => <AlertBanner tone="error">The consents could not be loaded.</AlertBanner>,
);
