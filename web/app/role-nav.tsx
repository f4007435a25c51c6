import { Fragment, Suspense } from 'react';
import { NavLink } from 'react-router';
import type { AppRoute } from './routing/app-route.ts';

type NavRoute = AppRoute & { readonly nav: string };

function isInNav(route: AppRoute): route is NavRoute {
  return route.nav !== undefined;
}

/** The role's pages in one line, which scrolls on a phone. */
export function RoleNav({ pages }: { pages: readonly AppRoute[] }) {
  const routes = pages.filter(isInNav);
  if (routes.length < 2) return null;
  return (
    <nav aria-label="Sections" className="app-nav">
      {routes.map(({ address, nav, page, beside }) => (
        <Fragment key={address}>
          <NavLink
            to={address}
            end
            className="app-nav-link"
            onMouseEnter={page.preload}
            onFocus={page.preload}
          >
            {nav}
          </NavLink>
          {beside && (
            <Suspense>
              <beside.Page />
            </Suspense>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
