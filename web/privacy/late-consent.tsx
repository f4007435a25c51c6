import { latePart } from '#web/ui/layout/overlay-part.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';

/** Comes after the record that it stands on, which must be quick. */
export const ConsentPart = latePart(
  () => import('./consent.tsx').then((module) => module.ConsentPart),
  () => <AlertBanner tone="error">The consents could not be loaded.</AlertBanner>,
);
