import './shell.css';
import { Outlet } from 'react-router';
import { AppBanners } from './app-banners.tsx';
import { CriticalHost } from './critical-host.tsx';
import { OwnAccountHost } from './own-account-host.tsx';
import { Rail } from './rail/rail.tsx';
import type { AppRoute } from './routing/app-route.ts';
import { ShellHeader } from './shell-header.tsx';

/** The header and navigation around a page. */
export function ShellFrame({ routes }: { routes: readonly AppRoute[] }) {
  return (
    <div className="app-shell">
      <a href="#main" className="app-skip">
        Skip to content
      </a>
      <ShellHeader />
      <Rail routes={routes} />
      <div className="app-column">
        <CriticalHost />
        <AppBanners />
        <OwnAccountHost />
        <main id="main" tabIndex={-1} className="app-main">
          <Outlet context={routes} />
        </main>
      </div>
    </div>
  );
}
