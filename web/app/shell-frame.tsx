import './shell.css';
import { Outlet } from 'react-router';
import { AppBanners } from './app-banners.tsx';
import { OwnAccountHost } from './own-account-host.tsx';
import { RoleNav } from './role-nav.tsx';
import type { AppRoute } from './routing/app-route.ts';
import { ShellHeader } from './shell-header.tsx';

/** The header layout of a page. */
export function ShellFrame({ routes }: { routes: readonly AppRoute[] }) {
  return (
    <>
      <a href="#main" className="app-skip">
        Skip to content
      </a>
      <div className="app-top">
        <ShellHeader />
        <RoleNav pages={routes} />
      </div>
      <AppBanners />
      <OwnAccountHost />
      <main id="main" tabIndex={-1} className="app-main">
        <Outlet context={routes} />
      </main>
    </>
  );
}
