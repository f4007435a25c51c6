import { AlertBanner } from '#web/ui/alert-banner.tsx';
import { latePart } from '#web/ui/overlay-part.tsx';

// Both show what is read after the page, and are loaded beside it.
export const CriticalBanners = latePart(
  () => import('./critical-banners.tsx').then((module) => module.CriticalBanners),
  NotLoaded,
);
export const CriticalMark = latePart(
  () => import('./critical-mark.tsx').then((module) => module.CriticalMark),
  () => null,
);

function NotLoaded() {
  return <AlertBanner tone="error">Critical results could not be loaded.</AlertBanner>;
}
