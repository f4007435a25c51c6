import { AlertBanner } from '#web/ui/alert-banner.tsx';
import { latePart } from '#web/ui/overlay-part.tsx';

/** Comes after the record that it stands on, which must be quick. */
export const ConsentPart = latePart(
  () => import('./consent.tsx').then((module) => module.ConsentPart),
  () => <AlertBanner tone="error">The consents could not be loaded.</AlertBanner>,
);
