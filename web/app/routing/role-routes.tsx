import { useState } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router';
import { deskOf, type Role } from '#contract/kernel/roles.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import type { Session } from '#web/lib/session/session.ts';
import { EditPatientHost } from '#web/patients/index.ts';
import { SlipHost } from '#web/token-slip/index.ts';
import { BareFrame } from '../critical-host.tsx';
import { LateHosts } from '../late/late-hosts.ts';
import { PaletteHost } from '../palette/palette-host.tsx';
import { ShellFrame } from '../shell-frame.tsx';
import type { AppRoute } from './app-route.ts';
import { PageFrame } from './page-frame.tsx';
import { redirectsOf, routesOf } from './routes.tsx';
import { UnknownSection } from './unknown-section.tsx';

/** The page to which /login and /register redirect a signed-in person (specification 1, section 2). */
function homeOf({ user, fresh }: Session) {
  return fresh && deskOf(user.role) === 'consulting' ? ADDRESSES.queue : ADDRESSES.dashboard;
}

function pageRoutes(routes: readonly AppRoute[], role: Role) {
  return routes.map(({ address, page }) => (
    <Route key={address} path={address} element={<PageFrame page={page} role={role} />} />
  ));
}

/** The page to request early; the router compiles the patterns of all addresses when it renders. */
function pageAt(routes: readonly AppRoute[], pathname: string) {
  const exact = routes.find(({ address }) => address === pathname);
  return (exact ?? routes.find(({ address }) => matchPath(address, pathname)))?.page;
}

/** The addresses of a role; all others redirect to the dashboard. */
export function RoleRoutes({ session }: { session: Session }) {
  const { role, is_owner } = session.user;
  const own = routesOf(role, is_owner);
  const home = homeOf(session);
  const { pathname } = useLocation();
  // Before the shell is rendered, so that the page's code and data are requested meanwhile.
  useState(() => pageAt(own, pathname)?.preload());

  return (
    <>
      <PaletteHost routes={own} />
      <EditPatientHost />
      <SlipHost />
      <LateHosts />
      <Routes>
        <Route element={<ShellFrame routes={own} />}>
          {pageRoutes(
            own.filter((route) => !route.bare),
            role,
          )}
          <Route path="/dashboard/*" element={<UnknownSection role={role} />} />
        </Route>
        <Route element={<BareFrame />}>
          {pageRoutes(
            own.filter((route) => route.bare),
            role,
          )}
        </Route>
        {redirectsOf(role).map(({ from, to }) => (
          <Route key={from} path={from} element={<Navigate to={to} replace />} />
        ))}
        <Route path={ADDRESSES.login} element={<Navigate to={home} replace />} />
        <Route path={ADDRESSES.register} element={<Navigate to={home} replace />} />
        <Route path="*" element={<Navigate to={ADDRESSES.dashboard} replace />} />
      </Routes>
    </>
  );
}
