import './shell.css';
import { Outlet } from 'react-router';
import type { Role } from '#contract/kernel/roles.ts';
import { AppBanners } from './app-banners.tsx';
import { RoleNav } from './role-nav.tsx';
import { routesOf } from './routes.tsx';
import { ShellHeader } from './shell-header.tsx';

/** The header layout around a page. */
export function ShellFrame({ role }: { role: Role }) {
  return (
    <>
      <a href="#main" className="app-skip">
        Skip to content
      </a>
      <div className="app-top">
        <ShellHeader />
        <RoleNav role={role} />
      </div>
      <AppBanners />
      <main id="main" tabIndex={-1} className="app-main">
        <Outlet context={routesOf(role)} />
      </main>
    </>
  );
}
