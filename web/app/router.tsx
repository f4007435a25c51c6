import { lazy, Suspense, useEffect } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { pageArrived } from '#web/lib/device/typed-ahead.ts';
import { useSession } from '#web/lib/session/session.ts';
import { type LazyPage, lazyPage } from './routing/lazy-page.tsx';
import { PageErrorBoundary } from './routing/page-error-boundary.tsx';
import { PageSkeleton } from './routing/page-skeleton.tsx';

const loadShell = () => import('./shell.tsx');
const Shell = lazy(async () => {
  const module = await loadShell();
  await module.meetTabs();
  return { default: module.Shell };
});
const signIn = lazyPage(() =>
  import('#web/auth/sign-in.page.tsx').then((module) => module.SignInPage),
);
const register = lazyPage(() =>
  import('#web/auth/register.page.tsx').then((module) => module.RegisterPage),
);

const reset = lazyPage(() =>
  import('#web/password-links/reset.page.tsx').then((module) => module.ResetPage),
);

const display = lazyPage(() =>
  import('#web/waiting-room/display/display.page.tsx').then((module) => module.DisplayPage),
);
const place = lazyPage(() =>
  import('#web/waiting-room/place/place.page.tsx').then((module) => module.PlacePage),
);

/** The pages that are the same with and without a session. */
const OPEN_PAGES = [
  [ADDRESSES.reset, reset],
  [ADDRESSES.display, display],
  [ADDRESSES.place, place],
] as const;

/** The routing guard: two pages without a session, the role's pages with one, and a few that work in both. */
export function AppRouter() {
  const session = useSession();
  const { pathname } = useLocation();
  const isOpen = OPEN_PAGES.some(([address]) => matchPath(address, pathname));
  return (
    <PageErrorBoundary onRetry={() => window.location.reload()}>
      <Suspense fallback={<Booting />}>
        {isOpen && <OpenRoutes />}
        {!isOpen && session && <Shell key={session.token} session={session} />}
        {!isOpen && !session && <SignedOutRoutes />}
      </Suspense>
    </PageErrorBoundary>
  );
}

function OpenRoutes() {
  return (
    <Routes>
      {OPEN_PAGES.map(([address, page]) => (
        <Route key={address} path={address} element={<Awaited page={page} />} />
      ))}
    </Routes>
  );
}

function SignedOutRoutes() {
  // Preloads the code behind the sign-in while the person types the password.
  useEffect(() => {
    loadShell().catch(() => undefined);
  }, []);

  return (
    <Routes>
      <Route path={ADDRESSES.login} element={<Awaited page={signIn} />} />
      <Route path={ADDRESSES.register} element={<Awaited page={register} />} />
      <Route path="*" element={<Navigate to={ADDRESSES.login} replace />} />
    </Routes>
  );
}

/**
 * Has its own Suspense: under the boundary above, a redirect would leave the screen blank until the page has loaded.
 */
function Awaited({ page }: { page: LazyPage }) {
  return (
    <Suspense fallback={<Booting />}>
      <page.Page />
      <Arrived />
    </Suspense>
  );
}

function Arrived() {
  useEffect(pageArrived, []);
  return null;
}

function Booting() {
  return (
    <main>
      <PageSkeleton />
    </main>
  );
}
