import { useOnline } from '#web/lib/live/use-online.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';

/** Banners of the whole application, between the header and the page. */
export function AppBanners() {
  const online = useOnline();
  if (online) return null;
  return (
    <div className="app-banners">
      <AlertBanner tone="warning">
        You are offline. What you see may be old, and nothing can be saved until the connection is
        back.
      </AlertBanner>
    </div>
  );
}
