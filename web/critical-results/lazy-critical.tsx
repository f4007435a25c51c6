import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { CRITICAL_FAILED } from './critical-failed-text.ts';

// They show data that is not needed first, so their code is loaded after the page.
export const CriticalBanners = lazyPart(
  () => import('./critical-banners.tsx').then((module) => module.CriticalBanners),
  NotLoaded,
);
export const CriticalLine = lazyPart(
  () => import('./critical-line.tsx').then((module) => module.CriticalLine),
  NotLoaded,
);
export const CriticalWatch = lazyPart(
  () => import('./critical-watch.tsx').then((module) => module.CriticalWatch),
  () => null,
);

function NotLoaded() {
  return <AlertBanner tone="error">{CRITICAL_FAILED}</AlertBanner>;
}
